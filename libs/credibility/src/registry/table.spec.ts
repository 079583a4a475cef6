import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedPath } from '@corroborate/text';
import { REGIONAL_TABLES, WELL_KNOWN_TABLES } from '.';
import { parseOutlets } from './outlets';
import { assertUniqueKeys } from './table';

const HEADER = 'domain\tname\tkind\tcountry\ttier\tplace\towner\taliases\tmore_domains\tnote';
const read = (...lines: string[]) => parseOutlets([HEADER, ...lines].join('\n'), 'some.tsv');

describe('a table of outlets', () => {
  it('returns all cells of each row with its file and line', () => {
    const line = 'a.com\tThe “A”\tnewspaper\tUS\t2\tP\tO\tA One; A Two\tb.com; c.com\tSays # why.';
    expect(parseOutlets(`# A comment.\n${HEADER}\n\n# Another.\n${line}\n`, 'some.tsv')).toEqual([
      {
        at: 'some.tsv, line 5',
        row: {
          site: 'a.com',
          name: 'The “A”',
          kind: 'newspaper',
          country: 'US',
          tier: 2,
          place: 'P',
          owner: 'O',
          aliases: ['A One', 'A Two'],
          sites: ['b.com', 'c.com'],
          note: 'Says # why.',
        },
      },
    ]);
  });

  it('treats missing cells at the end of a line as empty, and keeps quotation marks', () => {
    expect(read('a.com\t"A" Times\twire\t\t1')[0]?.row).toEqual({
      site: 'a.com',
      name: '"A" Times',
      kind: 'wire',
      country: null,
      tier: 1,
    });
  });

  it.each([
    ['no host', 'nodomain\tA\twire\t\t1', 'some.tsv, line 2: domain: expected a lower-case host.'],
    ['no name', 'a.com\t\twire\t\t1', 'some.tsv, line 2: name: is empty'],
    ['an unknown kind', 'a.com\tA\tpaper\t\t1', /some\.tsv, line 2: kind: Invalid option: expected one of "wire"/],
    ['an unknown country', 'a.com\tA\twire\tusa\t1', /some\.tsv, line 2: country: /],
    ['an unknown tier', 'a.com\tA\twire\t\t5', /some\.tsv, line 2: tier: /],
    ['an alias that is empty', 'a.com\tA\twire\t\t1\t\t\tB; ', /some\.tsv, line 2: aliases/],
    ['too many cells', `a.com\tA\twire\t\t1${'\t'.repeat(6)}`, 'some.tsv, line 2: 11 cells for 10 columns.'],
  ])('rejects %s, with file and line', (_, line, said) => {
    expect(() => read(line)).toThrow(said);
  });

  it('rejects unexpected columns', () => {
    expect(() => parseOutlets('# Mine.\ndomain\tname\n', 'some.tsv')).toThrow(
      'some.tsv, line 2: the columns must be domain, name, kind',
    );
    expect(() => parseOutlets('', 'some.tsv')).toThrow('some.tsv, line 1: the columns must be');
  });

  it('rejects a duplicate entry and names the line of the first one', () => {
    const lines = read('a.com\tA\twire\t\t1', 'b.com\tB\twire\t\t1\t\t\t\ta.com');
    expect(() => assertUniqueKeys(lines, ({ site, sites = [] }) => [site, ...sites])).toThrow(
      'some.tsv, line 3: a.com is listed twice: some.tsv, line 2.',
    );
  });

  it('loads a table of outlets for every file in the outlet folders', () => {
    const files = ['well-known', 'further'].flatMap((folder) =>
      readdirSync(shippedPath('outlets', folder) ?? '').map((file) => `${folder}/${path.parse(file).name}`),
    );
    expect(files.sort()).toEqual([...WELL_KNOWN_TABLES, ...REGIONAL_TABLES].sort());
  });
});
