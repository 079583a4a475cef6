import { existsSync, readFileSync } from 'node:fs';
import { groupIn, memoryOfGroup } from './memory.adapter';

it('the group of a process is read whatever its name is', () => {
  expect(groupIn('4711 (a) b (c)) S 1 4700 4699 0')).toBe(4700);
});

it('a group has the memory of its processes, and one that is not there has none', async () => {
  if (!existsSync('/proc/self/stat')) return;
  const own = groupIn(readFileSync('/proc/self/stat', 'utf8'));
  expect(await memoryOfGroup(own)).toBeGreaterThan(10_000_000);
  expect(await memoryOfGroup(2 ** 30)).toBe(0);
});
