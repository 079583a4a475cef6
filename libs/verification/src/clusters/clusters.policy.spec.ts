import type { Attribution } from '@corroborate/domain';
import { clusterSources } from './clusters.policy';
import type { SourceDocument } from './source-document';
import { buildArticle, buildProfile } from '@corroborate/domain/testing';

interface Page {
  title: string;
  text: string;
  credit?: string;
  owner?: string;
  kind?: 'company' | 'wire';
}
const document = (id: number, site: string, given: Page): SourceDocument => ({
  id,
  canonicalUrl: `https://${site}/${id}`,
  article: buildArticle(given.title, given.text, { agencyCredit: given.credit ?? null, site }),
  profile: buildProfile(site, { ownerGroup: given.owner ?? null, kind: given.kind ?? 'newspaper' }),
});
const cite = (
  source: string,
  site: string | null,
  sentence = `The mayor resigned, ${source} reported.`,
): Attribution => ({ source, cue: 'reported', sentence, link: null, site, kind: 'outlet' });
const attribution: Attribution = {
  source: 'the mayor',
  cue: 'told us',
  sentence: 'x',
  link: null,
  site: null,
  kind: 'person',
};
const groups = (
  sources: SourceDocument[],
  attributions: [number, Attribution[]][] = [],
  sameText: { a: number; b: number; similarity: number; containment: number }[] = [],
) =>
  clusterSources({ sources, sameText, attributions: new Map(attributions), topicUrl: null })
    .map((one) => one.sourceIds.join('+'))
    .sort();

describe('source groups', () => {
  const a = document(1, 'a.com', { title: 'Mayor resigns', text: 'The mayor resigned.' });
  const b = document(2, 'b.com', { title: 'Mayor quits', text: 'She is gone, the clerk said.' });

  it('keeps newsrooms with their own reports in separate groups', () => {
    expect(groups([a, b])).toEqual(['1', '2']);
  });
  it('joins copies of one text, with the reason', () => {
    const clusters = clusterSources({
      sources: [a, b],
      sameText: [{ a: 1, b: 2, similarity: 0.95, containment: 0.99 }],
      attributions: new Map(),
      topicUrl: null,
    });
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.reasons[0]).toMatchObject({ kind: 'same-text', a: 1, b: 2 });
  });
  it('joins outlets with the same owner', () => {
    expect(
      groups([
        document(1, 'a.com', { title: 'x', text: 'x', owner: 'Big Group' }),
        document(2, 'b.com', { title: 'y', text: 'y', owner: 'Big Group' }),
      ]),
    ).toEqual(['1+2']);
  });
  it('joins reports credited to the same agency in any spelling, and the agency’s own report', () => {
    const members = [
      document(1, 'a.com', { title: 'x', text: 'x', credit: 'The Associated Press' }),
      document(2, 'b.com', { title: 'y', text: 'y', credit: 'AP' }),
      document(3, 'apnews.com', { title: 'z', text: 'z', kind: 'wire' }),
    ];
    expect(groups(members)).toEqual(['1+2+3']);
  });
  it('merges a page that only relays another newsroom’s report with that newsroom', () => {
    expect(groups([a, b], [[2, [cite('the A Gazette', 'a.com')]]])).toEqual(['1+2']);
  });
  it('joins pages that relay a newsroom whose page was not read', () => {
    expect(
      groups(
        [a, b],
        [
          [1, [cite('the C Herald', 'c.com')]],
          [2, [cite('the C Herald', 'c.com')]],
        ],
      ),
    ).toEqual(['1+2']);
    expect(
      groups(
        [a, b],
        [
          [1, [cite('the Unknown Bugle', null)]],
          [2, [cite('Unknown Bugle', null)]],
        ],
      ),
    ).toEqual(['1+2']);
  });
  it('keeps a page separate if it cites another but has original reporting', () => {
    expect(groups([a, b], [[2, [cite('the A Gazette', 'a.com'), attribution]]])).toEqual(['1', '2']);
  });
  it('does not treat quotes copied from the cited page as original reporting', () => {
    const first = document(1, 'a.com', {
      title: 'Mayor resigns',
      text: '"I have had enough of this town," said Mayor Ann Roe.',
    });
    const quote: Attribution = {
      source: 'Mayor Ann Roe',
      cue: 'said',
      sentence: '"I have had enough of this town," said Mayor Ann Roe.',
      link: null,
      site: null,
      kind: 'person',
    };
    expect(groups([first, b], [[2, [cite('the A Gazette', 'a.com'), quote]]])).toEqual(['1+2']);
  });
  it('assigns a press release to its author wherever it is printed', () => {
    const text =
      'Acme Bank today announced that an outage affected some of its customers on Friday and that all services have ' +
      'since been restored in full across the whole country.';
    const clusters = clusterSources({
      sources: [
        document(1, 'acmebank.com', { title: 'Service update', text, kind: 'company' }),
        document(2, 'b.com', { title: 'Outage at Acme Bank', text }),
      ],
      sameText: [],
      attributions: new Map(),
      topicUrl: null,
    });
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.representativeId).toBe(1);
    expect(clusters[0]?.reasons.some((one) => one.kind === 'press-release')).toBe(true);
  });
});
