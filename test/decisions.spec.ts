import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('gives every decision in docs/adr a unique number', () => {
  const numbers = readdirSync(path.join(root, 'docs/adr')).flatMap((file) => /^\d{4}/.exec(file) ?? []);
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it('documents the same limits for operators as the constants in code', () => {
  const operations = read('docs/operations.md');
  const deaths = /const MAX_STALLED = (\d+);/.exec(read('libs/queue/src/worker.options.ts'))?.[1];
  const most = /const BUFFERS_MB = Math\.min\((\d+),/.exec(read('libs/db/src/embedded/postmaster.ts'))?.[1];
  expect(operations).toContain(`after more than ${deaths} deaths of its workers`);
  expect(operations).toContain(`(128 MB to ${Number(most) / 1024} GB)`);
});
