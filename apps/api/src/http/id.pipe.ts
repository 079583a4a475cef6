import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { invalidInput } from '../problems/problem';

/** Parses a whole number from 1 to 2^53 - 1; null if invalid. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Path parameter that is an ID. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string, { data: parameter = 'id' }: Partial<ArgumentMetadata> = {}): number {
    const id = parseId(text);
    if (id !== null) return id;
    throw invalidInput([
      { detail: `The ${parameter} must be a whole number from 1 to 9007199254740991.`, in: 'path', parameter },
    ]);
  }
}
