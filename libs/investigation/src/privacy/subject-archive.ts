import { intoContainer } from '@corroborate/evidence';
import type { SubjectFile } from './subject-access';
import { subjectInWords } from './subject-file.words';

/** One file for whoever asked: for people and for programs. The same finds give the same bytes. */
export function subjectArchive(file: SubjectFile): Buffer {
  const files = [
    { name: 'what-is-kept.txt', bytes: Buffer.from(subjectInWords(file)) },
    { name: 'what-is-kept.json', bytes: Buffer.from(`${JSON.stringify(file, null, 2)}\n`) },
  ];
  return Buffer.from(intoContainer(files));
}
