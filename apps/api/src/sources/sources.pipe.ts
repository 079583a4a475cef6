import { Injectable, type PipeTransform } from '@nestjs/common';
import { readAddedSource, readAddedSources, type AddedSourceDraft } from '@corroborate/domain';
import { isObject, notAnObjectProblem, fieldProblem } from '../http/intake-problems';
import { invalidInput } from '../problems/problem';

/** Parses an added source. */
@Injectable()
export class AddedSourcePipe implements PipeTransform<unknown, AddedSourceDraft> {
  transform(body: unknown): AddedSourceDraft {
    if (!isObject(body)) throw notAnObjectProblem();
    const result = readAddedSource(body);
    if (result.ok) return result.source;
    throw invalidInput(result.faults.map(({ path, detail }) => fieldProblem(path, detail)));
  }
}

/** Parses the sources in an investigation request; empty if there are none. */
export function parseSources(sent: unknown): AddedSourceDraft[] {
  if (sent === undefined || sent === null) return [];
  const result = readAddedSources(sent);
  if (result.ok) return result.sources;
  throw invalidInput(result.faults.map(({ path, detail }) => fieldProblem(path, detail)));
}
