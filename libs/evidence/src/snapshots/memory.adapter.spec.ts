import { existsSync, readFileSync } from 'node:fs';
import { parseProcessGroup, processGroupMemory } from './memory.adapter';

it('the group of a process is read whatever its name is', () => {
  expect(parseProcessGroup('4711 (a) b (c)) S 1 4700 4699 0')).toBe(4700);
});

it('a group has the memory of its processes, and one that is not there has none', async () => {
  if (!existsSync('/proc/self/stat')) return;
  const own = parseProcessGroup(readFileSync('/proc/self/stat', 'utf8'));
  expect(await processGroupMemory(own)).toBeGreaterThan(10_000_000);
  expect(await processGroupMemory(2 ** 30)).toBe(0);
});
