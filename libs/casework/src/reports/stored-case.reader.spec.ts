import type { ChainEntryEntity } from '@corroborate/db';
import { ERASURE_MARK, toPicturesProvider } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { millCase } from '@corroborate/report/testing';
import { StoredCaseReader } from './stored-case.reader';

const page = (text = 'A page.') => buildArticle('Mill', text, { finalUrl: 'https://a.example/1', via: 'live' });
const entry = (kind: ChainEntryEntity['kind'], content: object, sha256: string): ChainEntryEntity => ({
  ...{ investigationId: 3, seq: 1, at: '2026-01-01T00:00:00.000Z', kind, content: JSON.stringify(content) },
  ...{ contentSha256: '', previousSha256: '', sha256: '', originalSha256: sha256 },
});
const capture = (sha256: string, provider = 'page', mediaType = 'text/html') =>
  entry('capture', { provider, response: { url: 'https://a.example/1' }, body: { sha256, mediaType } }, sha256);
const snapshot = (id: number, part: string, sha256: string) =>
  entry('snapshot', { snapshot: { id, sourceId: 11, part }, body: { sha256, mediaType: 'image/png' } }, sha256);
const POSTS = toPicturesProvider('bluesky');

function reader(entries: ChainEntryEntity[], most?: number) {
  const evidence = { listEntries: async () => entries };
  const researchJobs = { listByInvestigation: async () => [] };
  const read = async (sha256: string) =>
    sha256 === 'gone'
      ? ({ state: 'removed', bytes: null } as const)
      : ({ state: 'whole', bytes: Buffer.from(sha256) } as const);
  return new StoredCaseReader({ evidence, researchJobs }, { read }, most);
}
const caseOf = (given: ReturnType<typeof page>) => ({
  ...millCase(),
  pages: new Map([[11, given]]),
  decidedByPerson: false,
});

describe('stored files of a case', () => {
  it("includes the latest capture and snapshot of each page, and post images, in a case's files", async () => {
    const entries = [
      ...[capture('old'), capture('new'), snapshot(1, 'print', 'first'), snapshot(2, 'picture', 'second')],
      ...[capture('photo', POSTS, 'image/png'), capture('robots', POSTS, 'text/plain')],
    ];
    const { originals, media } = await reader(entries).read(caseOf(page()));
    expect(originals.get(11)).toMatchObject({
      original: { state: 'stored', sha256: 'new', mediaType: 'text/html', bytes: Buffer.from('new') },
      pdf: { state: 'not-made' },
      png: { state: 'stored', sha256: 'second' },
    });
    expect(media).toMatchObject([{ sha256: 'photo', network: 'bluesky', sourceId: null }]);
  });

  it('includes the register responses that a case cites in its stored files, unless a name was redacted', async () => {
    const records = [{ register: 'gleif', bearing: 'background' }];
    const answersIn = async (found: object) => {
      const { data, ...rest } = caseOf(page());
      const cited = { ...data, registers: { records: [{ ...records[0], ...found }] } } as unknown as typeof data;
      const entries = [capture('lei', 'gleif', 'application/json'), capture('bought', 'serper', 'application/json')];
      return (await reader(entries).read({ ...rest, data: cited })).answers;
    };
    expect(await answersIn({})).toMatchObject([{ provider: 'gleif', sha256: 'lei', url: 'https://a.example/1' }]);
    expect(await answersIn({ bearing: 'unrelated' })).toEqual([]);
    expect(await answersIn({ title: ERASURE_MARK })).toEqual([]);
  });

  it('lists the stored files of a case with the reason if they are deleted, erased or too large', async () => {
    const stateOf = async (sha256: string, given = page(), most?: number) =>
      (await reader([capture(sha256)], most).read(caseOf(given))).originals.get(11)?.original;
    expect(await stateOf('gone')).toEqual({ state: 'deleted', sha256: 'gone' });
    expect(await stateOf('kept', page(`By ${ERASURE_MARK}`))).toEqual({ state: 'erased', sha256: 'kept' });
    expect(await stateOf('kept', page(), 3)).toEqual({ state: 'left-out', sha256: 'kept' });
  });
});
