import { cdxjOf, type IndexedAnswer } from './cdxj';
import { readRecord } from './warc.reader';

export type AnswerFields = Omit<IndexedAnswer, 'offset' | 'length'>;

/**
 * Does the index lead to every answer and to nothing else? `told`: what the chain says of the answers that have a
 * record, by the record's id.
 */
export function indexHolds(text: string, warc: Buffer, told: ReadonlyMap<string, AnswerFields>): boolean {
  try {
    const lines = text.split('\n').slice(0, -1);
    const answers = lines.map((line) => answerAt(line, warc, told));
    return answers.length === told.size && cdxjOf(answers) === text;
  } catch {
    return false;
  }
}

/** @throws Error where no record of an answer stands at the place of the line. */
function answerAt(line: string, warc: Buffer, told: ReadonlyMap<string, AnswerFields>): IndexedAnswer {
  const place = JSON.parse(line.slice(line.indexOf('{'))) as { offset: string; length: string };
  const [offset, length] = [Number(place.offset), Number(place.length)];
  const fields = told.get(readRecord(warc.subarray(offset, offset + length)).headers.get('warc-record-id') ?? '');
  if (!fields) throw new Error('No answer stands there');
  return { ...fields, offset, length };
}
