import { lookThrough } from '../archive/verify-archive';
import { builtArchive, containerOf } from '../testing/built-archive';
import { builtCase } from '../testing/kept-case';
import { tellEntries } from './entry.words';

it('each entry is told with its digests, its address and what became of its bytes', async () => {
  const { bytes } = await builtArchive(await builtCase(2));
  const [first, second] = tellEntries(await lookThrough(bytes, []));
  expect(second).toMatchObject({
    seq: 2,
    title: 'Answer that was received',
    address: 'https://paper.example/1',
    wrong: [],
  });
  expect(Object.fromEntries(first!.facts)).toMatchObject({
    Seal: 'covered by one',
    'of the entry before': '0'.repeat(64),
    Bytes: 'here, byte for byte what was received',
  });
});

it('what is wrong with an entry stands with it, whatever it holds', async () => {
  const { files } = await builtArchive(await builtCase(3));
  const bent = files.map(({ name, bytes }) => {
    const text = Buffer.from(bytes).toString();
    const changed = text
      .replaceAll('paper.example/1', 'paper.example/<')
      .replace('{\\"at\\":\\"2026-03-01T10:00:02', '[');
    return { name, bytes: name.startsWith('chain/entries') ? Buffer.from(changed) : bytes };
  });
  const [first, second, third] = tellEntries(await lookThrough(containerOf(bent), []));
  expect(first!.wrong).toEqual([]);
  expect(second).toMatchObject({
    address: 'https://paper.example/<',
    wrong: ['what it tells was changed', expect.anything()],
  });
  expect(third).toMatchObject({ address: null });
  expect(third!.wrong).toContain('what it tells was changed');
});
