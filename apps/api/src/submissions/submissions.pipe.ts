import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import {
  CLOCK,
  PAGE_URL_SCHEMA,
  createSubmissionReader,
  type Clock,
  type SubmissionResult,
  type Submission,
} from '@corroborate/domain';
import { isObject, notAnObjectProblem, fieldProblem } from '../http/intake-problems';
import { invalidInput } from '../problems/problem';

/** Parses a submitted story. */
@Injectable()
export class StoryPipe implements PipeTransform<unknown, Submission> {
  private readonly read: (sent: unknown) => SubmissionResult;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.read = createSubmissionReader(() => clock.now(), randomUUID);
  }

  transform(body: unknown): Submission {
    if (!isObject(body)) throw notAnObjectProblem();
    const result = this.read(body);
    if (result.ok) return result.submission;
    throw invalidInput(result.faults.map(({ path, detail }) => fieldProblem(path, detail)));
  }
}

/** Parses the URL of a page from which a story is prefilled. */
@Injectable()
export class PageUrlPipe implements PipeTransform<unknown, string> {
  transform(body: unknown): string {
    if (!isObject(body)) throw notAnObjectProblem();
    const { data, error } = PAGE_URL_SCHEMA.safeParse(body);
    if (data) return data.url;
    throw invalidInput(error.issues.map(({ path, message }) => fieldProblem(path.map(String), message)));
  }
}
