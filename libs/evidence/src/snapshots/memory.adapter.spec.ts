import { existsSync, readFileSync } from 'node:fs';
import { parseProcessGroup, processGroupMemory } from './memory.adapter';

it('reads the process group for any process name', () => {
  expect(parseProcessGroup('4711 (a) b (c)) S 1 4700 4699 0')).toBe(4700);
});

it('sums the memory of a process group, and returns 0 for an unknown one', async () => {
  if (!existsSync('/proc/self/stat')) return;
  const own = parseProcessGroup(readFileSync('/proc/self/stat', 'utf8'));
  expect(await processGroupMemory(own)).toBeGreaterThan(10_000_000);
  expect(await processGroupMemory(2 ** 30)).toBe(0);
});
