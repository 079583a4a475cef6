import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import { CLOCK } from '@corroborate/config/module';
import { submissionReader, type Clock, type ReadSubmission, type Submission } from '@corroborate/domain';
import { isObject, noObject, problemAt } from '../http/intake-problems';
import { invalidInput } from '../problems/problem';

/** Reads a story as a person sends it. */
@Injectable()
export class StoryPipe implements PipeTransform<unknown, Submission> {
  private readonly read: (sent: unknown) => ReadSubmission;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.read = submissionReader(() => clock.now(), randomUUID);
  }

  transform(body: unknown): Submission {
    if (!isObject(body)) throw noObject();
    const result = this.read(body);
    if (result.ok) return result.submission;
    throw invalidInput(result.faults.map(({ path, detail }) => problemAt(path, detail)));
  }
}
