import { unzipSync } from 'fflate';
import type { SubjectFile, SubjectEntry } from './subject-access';
import { subjectArchive } from './subject-archive';

const find = (id: number, excerpt: string): SubjectEntry => ({
  ...{ table: 'sources', key: { id }, cases: [1, 2], since: null, until: { code: 'for-good' }, more: 0 },
  places: [{ path: 'text', what: 'page', excerpt }],
});

const fileOf = (text: string, finds: SubjectEntry[]): SubjectFile => ({
  ...{ format: 'corroborate-subject-1', asked: { text, kind: 'name' }, at: '2026-01-02T12:00:00.000Z' },
  ...{ rowsRead: 3, finds, truncated: false, notSearched: ['bytes', 'copies'] },
});

describe('JSON file of the archive', () => {
  it.each([
    ['several finds', fileOf('Mira Hollis', [find(1, 'says\n"Mira Hollis"'), find(2, '李 小龙 \u2028 \ud800')])],
    ['one find without places', fileOf('Mira Hollis', [{ ...find(1, ''), places: [], cases: [] }])],
    ['no finds', fileOf('Mira Hollis', [])],
    ['text that looks like its own keys', fileOf('\n  "finds": []', [find(1, '\n  "finds": [],\n $& $1')])],
  ])('equals the output of JSON.stringify with %s', async (_, file) => {
    const json = unzipSync(await subjectArchive(file))['what-is-kept.json']!;
    expect(Buffer.from(json).toString()).toBe(Buffer.from(`${JSON.stringify(file, null, 2)}\n`).toString());
  });
});
