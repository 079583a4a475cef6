import { readAndVerifyArchive } from '../archive/verify-archive';
import { builtArchive, packArchive } from '../testing/built-archive';
import { builtCase } from '../testing/kept-case';
import { describeEntries } from './entry.messages';

it('lists digests, URL and the state of the original for each entry', async () => {
  const { bytes } = await builtArchive(await builtCase(2));
  const [first, second] = describeEntries(await readAndVerifyArchive(bytes, []));
  expect(second).toMatchObject({
    seq: 2,
    title: 'Response received',
    address: 'https://paper.example/1',
    wrong: [],
  });
  expect(Object.fromEntries(first!.facts)).toMatchObject({
    Seal: 'sealed',
    'Digest of the previous entry': '0'.repeat(64),
    Original: 'present, identical to the bytes received',
  });
});

it('lists faults with their entry, even if its content is not valid JSON', async () => {
  const { files } = await builtArchive(await builtCase(3));
  const bent = files.map(({ name, bytes }) => {
    const text = Buffer.from(bytes).toString();
    const changed = text
      .replaceAll('paper.example/1', 'paper.example/<')
      .replace('{\\"at\\":\\"2026-03-01T10:00:02', '[');
    return { name, bytes: name.startsWith('chain/entries') ? Buffer.from(changed) : bytes };
  });
  const [first, second, third] = describeEntries(await readAndVerifyArchive(packArchive(bent), []));
  expect(first!.wrong).toEqual([]);
  expect(second).toMatchObject({
    address: 'https://paper.example/<',
    wrong: ['its content was changed', expect.anything()],
  });
  expect(third).toMatchObject({ address: null });
  expect(third!.wrong).toContain('its content was changed');
});
