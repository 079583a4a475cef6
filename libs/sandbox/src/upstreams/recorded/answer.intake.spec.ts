import { z } from 'zod';
import { getInstructions, type OpenRequest } from './answer.book';
import { importAnswers } from './answer.intake';
import { buildBlank } from './blank.answer';

const shape = z.toJSONSchema(
  z.object({ answer: z.enum(['reports', 'not-said']), passage: z.string().max(20), quote: z.string() }),
);
const keys = ['a', 'b'].map((letter) => letter.repeat(64));
const requests = keys.map((key): OpenRequest => {
  const user = '{"passage":"p1","text":"The bridge was closed."}';
  return { key, task: 'vouching', system: 'Read.', user, schema: shape };
});
const line = (key: string | undefined, answer: unknown) => JSON.stringify({ key, answer });
const fitting = { answer: 'reports', passage: 'p1', quote: 'was closed' };
const take = (lines: string[], known: string[] = []) =>
  importAnswers(lines.join('\n'), { requests, known: new Set(known), model: 'a-model', date: '2026-11-23' });

describe('answer intake', () => {
  it('keeps answers with task, reader, time and quote positions', () => {
    expect(take([line(keys[0], fitting), '', line(keys[1], { ...fitting, quote: 'was open' })])).toEqual({
      kept: [
        {
          key: keys[0],
          task: 'vouching',
          model: 'a-model',
          date: '2026-11-23',
          instructions: getInstructions({ system: 'Read.', schema: shape }),
          answer: { answer: 'reports', passage: 0, quote: [11, 21] },
        },
        {
          key: keys[1],
          task: 'vouching',
          model: 'a-model',
          date: '2026-11-23',
          instructions: getInstructions({ system: 'Read.', schema: shape }),
          answer: { answer: 'reports', passage: 0, quote: null },
        },
      ],
      refused: [],
      misquoted: 1,
    });
  });

  it('rejects answers that do not fit by line and reason, and keeps the others', () => {
    const lines = ['no JSON', line('f'.repeat(64), fitting), line(keys[0], { ...fitting, answer: 'perhaps' })];
    const { kept, refused } = take([...lines, line(keys[0], fitting), line(keys[0], fitting)]);
    expect(kept).toHaveLength(1);
    expect(refused.map((one) => one.line)).toEqual([1, 2, 3, 5]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'it is no JSON object with a key and an answer',
      'no request has this key',
      expect.stringContaining('it does not fit the schema of vouching: answer'),
      'this request has an answer already',
    ]);
  });

  it('rejects a duplicate answer', () => expect(take([line(keys[0], fitting)], keys).refused).toHaveLength(1));
});

describe('blank answer of a schema', () => {
  it('fits the schema without content', () => {
    const other = z.object({
      answers: z.array(z.string()),
      sure: z.boolean(),
      of: z.number(),
      at: z.string().nullable(),
    });
    expect(buildBlank(shape)).toEqual({ answer: 'not-said', passage: '', quote: '' });
    expect(buildBlank(z.toJSONSchema(other))).toEqual({ answers: [], sure: false, of: 0, at: null });
    expect(buildBlank(undefined)).toBeNull();
  });
});
