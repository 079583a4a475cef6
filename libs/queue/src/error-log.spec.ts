import { cleanData, errorMessage } from './clean';
import { createThrottledErrorLog } from './open-store';

const fault = (message: string, code?: string) => Object.assign(new Error(message), { code });

it('logs one line per kind of error every ten seconds, with the number omitted', () => {
  const lines: object[] = [];
  const take = (data: object) => void lines.push(data);
  let now = 0;
  const log = createThrottledErrorLog({ info: take, warn: take, error: take }, () => now);
  for (let n = 0; n < 1_000; n++) log('worker a', fault('gone', 'ECONNREFUSED'));
  log('worker b', fault('gone', 'ECONNREFUSED'));
  log('worker a', fault('no table', '42P01'));
  expect(lines).toHaveLength(3);
  now = 10_000;
  log('worker a', fault('gone', 'ECONNREFUSED'));
  expect(lines[3]).toMatchObject({ where: 'worker a', code: 'ECONNREFUSED', hidden: 999 });
});

it('converts any thrown value to a message that can be stored', () => {
  expect(errorMessage(new Error('a\u0000b\ud800'))).toBe('a\ufffdb\ufffd');
  expect(errorMessage(new Error('x'.repeat(9_999)))).toHaveLength(2_000);
  expect(errorMessage(new TypeError(''))).toBe('TypeError');
  expect(errorMessage(undefined)).toBe('undefined');
});

it('removes values quoted by PostgreSQL from the log line and the stored message', () => {
  const quoting = Object.assign(new Error('invalid input syntax for type integer: "hunter2"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  const lines: object[] = [];
  const take = (data: object) => void lines.push(data);
  createThrottledErrorLog({ info: take, warn: take, error: take })('pool', quoting);
  for (const logged of [JSON.stringify(lines), errorMessage(quoting)]) {
    expect(logged).toContain('22P02');
    expect(logged).not.toContain('hunter2');
  }
});

it('replaces unstorable characters in job data at every depth', () => {
  expect(cleanData({ 'k\u0000': [{ v: '\udc00' }, 1, null] })).toEqual({ 'k\ufffd': [{ v: '\ufffd' }, 1, null] });
});
