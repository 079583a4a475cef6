import { Injectable, type PipeTransform } from '@nestjs/common';
import { readAddedSource, readAddedSources, type AddedSourceDraft } from '@corroborate/domain';
import { isObject, noObject, problemAt } from '../http/intake-problems';
import { invalidInput } from '../problems/problem';

/** Reads a source as somebody sends it. */
@Injectable()
export class AddedSourcePipe implements PipeTransform<unknown, AddedSourceDraft> {
  transform(body: unknown): AddedSourceDraft {
    if (!isObject(body)) throw noObject();
    const result = readAddedSource(body);
    if (result.ok) return result.source;
    throw invalidInput(result.faults.map(({ path, detail }) => problemAt(path, detail)));
  }
}

/** Those of an order; none where nothing was sent. */
export function sourcesOfOrder(sent: unknown): AddedSourceDraft[] {
  if (sent === undefined || sent === null) return [];
  const result = readAddedSources(sent);
  if (result.ok) return result.sources;
  throw invalidInput(result.faults.map(({ path, detail }) => problemAt(path, detail)));
}
