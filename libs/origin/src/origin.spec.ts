import { createReason, type Article, type Attribution, type SourceProfile, type Topic } from '@corroborate/domain';
import { buildArticle, buildDateRecord, buildProfile } from '@corroborate/domain/testing';
import { extractAttributions } from './attribution.policy';
import { selectCitations } from './follow.policy';
import { traceOrigin } from './trace.policy';
import type { TraceSource } from './trace.types';
import { cpuNow } from '../../../test/support/cpu';

const OUTLETS: Record<string, string> = {
  'harbour gazette': 'gazette.com',
  reuters: 'reuters.com',
  'city wire': 'citywire.com',
};
const resolve = (name: string) => OUTLETS[name.toLowerCase().replace(/^the /, '')] ?? null;
const article = (site: string, text: string, given: Partial<Article> = {}): Article =>
  buildArticle('', text, { url: `https://${site}/a`, site, day: null, ...given });
const found = (text: string, given: Partial<Article> = {}) =>
  extractAttributions(article('other.com', text, given), resolve);

describe('attributions of an article', () => {
  it.each([
    ['The mayor resigned, the Harbour Gazette reported on Friday.'],
    ['According to the Harbour Gazette, the mayor resigned.'],
    ['The resignation was first reported by the Harbour Gazette.'],
    ['The mayor resigned, according to a report in the Harbour Gazette.'],
    ['"I am tired," the mayor told the Harbour Gazette.'],
    ['The Harbour Gazette, which broke the story, did not say how it knew.'],
    ['Source: Harbour Gazette'],
  ])('finds the newsroom in “%s”', (text) => {
    expect(found(text)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'outlet', site: 'gazette.com' })]),
    );
  });
  it('distinguishes agencies, officials, people, documents and unnamed sources', () => {
    expect(found('The mayor resigned, Reuters reported.')[0]).toMatchObject({ kind: 'agency', site: 'reuters.com' });
    expect(found('Police said the road was closed.')[0]).toMatchObject({ kind: 'official' });
    expect(found('"We saw it," said Nora Pym, a baker.')[0]).toMatchObject({ kind: 'person', source: 'Nora Pym' });
    expect(found('Court papers filed on Friday show the sum.')[0]).toMatchObject({ kind: 'document' });
    expect(found('Two people familiar with the matter said it was over.')[0]).toMatchObject({ kind: 'anonymous' });
  });
  it('treats a source that told the page’s own newsroom as original reporting', () => {
    const own = extractAttributions(
      article('gazette.com', '"I am tired," Ann Roe told the Harbour Gazette.', { outletName: 'Harbour Gazette' }),
      resolve,
    );
    expect(own.map((one) => one.cue)).toContain('told us');
    expect(own.every((one) => one.kind !== 'outlet')).toBe(true);
  });
  it.each([
    ['first reported by the local Harbour Gazette', 'Harbour Gazette'],
    ['The Harbour Gazette', 'The Harbour Gazette'],
    ['Elm Valley Post', 'Elm Valley Post'],
    ['a report on it', 'elmvalleypost.com'],
  ])('names a linked newsroom by its name, never by the link text: %s', (words, source) => {
    const sentence = `The mayor went home after a story, ${words}, that nobody denied.`;
    const url = `https://www.${source.endsWith('Gazette') ? 'gazette' : 'elmvalleypost'}.com/1`;
    const cited = found('', { text: sentence, links: [{ url, text: words, sentence }] });
    expect(cited.filter(({ cue }) => cue === 'link')).toMatchObject([{ source }]);
  });
  it('extracts attributions from hostile text within the time limit', () => {
    const started = cpuNow();
    found(`${'According to The '.repeat(4000)}${'A'.repeat(20_000)}`);
    found('A, '.repeat(30_000));
    expect(cpuNow() - started).toBeLessThan(2000);
  });
});

const at = (value: string, signal: 'json-ld' | 'engine' = 'json-ld') => buildDateRecord(value, { signal });
const source = (
  id: number,
  site: string,
  when: string | null,
  { who = {}, ...given }: Partial<Article> & { who?: Partial<SourceProfile> } = {},
): TraceSource => ({
  id,
  article: article(site, given.text ?? `Report number ${id}.`, { published: when ? at(when) : null, ...given }),
  profile: buildProfile(site, who),
  engineDate: null,
  archivedBy: null,
});
const topic = { url: 'https://blog.com/a' } as Topic;
const trace = (sources: TraceSource[], attributions: [number, Attribution[]][] = []) =>
  traceOrigin({ topic, sources, attributions: new Map(attributions), relevant: new Set(sources.map((one) => one.id)) });
const cite = (site: string): Attribution => ({
  source: site,
  cue: 'reported',
  sentence: `It happened, ${site} reported.`,
  link: null,
  site,
  kind: 'outlet',
});

describe('origin of a story', () => {
  it('traces a story to the earliest report if no one is cited', () => {
    expect(
      trace([source(1, 'late.com', '2025-03-05T12:00:00.000Z'), source(2, 'early.com', '2025-03-05T08:00:00.000Z')])
        .site,
    ).toBe('early.com');
  });
  it('traces a story to the cited page even if the citing page has an earlier date', () => {
    const finding = trace(
      [
        source(1, 'big.com', '2025-03-05T07:00:00.000Z', { text: cite('local.com').sentence }),
        source(2, 'local.com', '2025-03-05T09:00:00.000Z'),
      ],
      [[1, [cite('local.com')]]],
    );
    expect(finding.site).toBe('local.com');
    expect(finding.citations[0]).toMatchObject({ fromId: 1, toId: 2 });
    expect(finding.reasons).toContainEqual(
      createReason('origin.leads-back', { sources: 1, name: 'local.com', cue: 'reported' }),
    );
  });
  it('does not trace a story to a newsroom credited with a quote only, or named by a few of many pages', () => {
    const far = 'The road was closed at noon and the crews came. '.repeat(20);
    const quote = { ...cite('other.com'), cue: 'told', sentence: 'He told other.com that he was tired.' };
    const report = (id: number, hour: string, text = `${far}${quote.sentence}`) =>
      source(id, `paper${id}.com`, `2025-03-05T${hour}:00:00.000Z`, { text });
    expect(trace([report(1, '07')], [[1, [quote]]]).site).toBe('paper1.com');
    const head = cite('unread.com');
    const named = trace(
      [report(1, '07', head.sentence), report(2, '08', 'A second report.'), report(3, '09', 'A third one.')],
      [[1, [head]]],
    );
    expect(named.site).toBe('paper1.com');
  });
  it('traces a story to the newsroom that a page cites repeatedly or names as first', () => {
    const far = 'The road was closed at noon and the crews came. '.repeat(20);
    const page = source(1, 'paper.com', '2025-03-05T07:00:00.000Z', { text: `${far}Other said so. Other wrote so.` });
    const says = (sentence: string, cue = 'reported') => ({ ...cite('other.com'), sentence, cue });
    expect(trace([page], [[1, [says('Other said so.'), says('Other wrote so.')]]]).site).toBe('other.com');
    expect(trace([page], [[1, [says('Other wrote so.', 'first reported by')]]]).site).toBe('other.com');
    expect(trace([page], [[1, [says('Other wrote so.', 'said'), says('Other said so.', 'said')]]]).site).toBe(
      'paper.com',
    );
    expect(trace([page], [[1, [says('(Ann Roe/Pool Photo via Other)', 'via')]]]).site).toBe('paper.com');
  });
  it('does not trace a story to another country’s edition of the same newsroom', () => {
    const page = source(1, 'daily.com', '2025-03-05T07:00:00.000Z', { text: 'It happened, daily.co.uk reported.' });
    expect(trace([page], [[1, [cite('daily.co.uk')]]])).toMatchObject({ site: 'daily.com', citations: [] });
  });
  it('traces a story to an uncounted page if others cite it, but not by its date alone', () => {
    const early = source(1, 'early.com', '2025-03-05T01:00:00.000Z');
    const teller = source(2, 'teller.com', '2025-03-05T08:00:00.000Z', { text: 'It happened, early.com reported.' });
    const run = (attributions: [number, Attribution[]][]) =>
      traceOrigin({
        topic,
        sources: [early, teller],
        attributions: new Map(attributions),
        relevant: new Set([2]),
        lean: new Set([1, 2]),
      }).site;
    expect(run([])).toBe('teller.com');
    expect(run([[2, [cite('early.com')]]])).toBe('early.com');
  });
  it('traces a story to the newsroom that all pages credit, even if its page was never read', () => {
    const finding = trace([
      source(1, 'a.com', '2025-03-05T07:00:00.000Z', { agencyCredit: 'The Associated Press' }),
      source(2, 'b.com', '2025-03-05T08:00:00.000Z', { agencyCredit: 'AP' }),
    ]);
    expect(finding).toMatchObject({ site: 'apnews.com', sourceId: null, authoritative: true });
  });
  it('does not trace a story to a page that only a search engine dates days before all others', () => {
    const engine = { ...source(1, 'engine.com', null), engineDate: at('2025-03-01T00:00:00.000Z', 'engine') };
    expect(trace([engine, source(2, 'dated.com', '2025-03-05T08:00:00.000Z')]).site).toBe('dated.com');
  });
  it('traces a story with low confidence to an undated page that an engine dates close by', () => {
    const engine = { ...source(1, 'engine.com', null), engineDate: at('2025-03-05T06:00:00.000Z', 'engine') };
    const finding = trace([engine, source(2, 'dated.com', '2025-03-05T08:00:00.000Z')]);
    expect(finding).toMatchObject({ site: 'engine.com', notLaterThan: null, confidence: 25 });
    expect(finding.reasons).toContainEqual(createReason('dated.by-engine'));
  });
  it('accepts the topic’s own page as the origin if no other page is earlier', () => {
    const own = source(1, 'blog.com', '2025-03-05T01:00:00.000Z');
    expect(trace([own, source(2, 'paper.com', '2025-03-05T08:00:00.000Z')]).reasons).toContainEqual(
      createReason('origin.topics-own'),
    );
    expect(trace([own, source(2, 'paper.com', '2025-03-04T23:00:00.000Z')]).site).toBe('paper.com');
  });
  it('traces a story to an undated report archived before the dated ones', () => {
    const held = { ...source(1, 'undated.com', null), archivedBy: '2025-03-05T07:00:00.000Z' };
    const finding = trace([held, source(2, 'dated.com', '2025-03-05T08:00:00.000Z')]);
    expect(finding).toMatchObject({
      site: 'undated.com',
      date: null,
      notLaterThan: '2025-03-05T07:00:00.000Z',
      confidence: 50,
    });
    expect(finding.reasons).toContainEqual(createReason('dated.by-archive', { by: '2025-03-05T07:00:00.000Z' }));
  });
  it('does not trace a story to the page that two cite if an equally credible page reported it earlier', () => {
    const named = source(1, 'loud.com', '2025-03-05T09:00:00.000Z');
    const text = cite('loud.com').sentence;
    const echoes = [
      source(2, 'echo-a.com', '2025-03-05T10:00:00.000Z', { text }),
      source(3, 'echo-b.com', '2025-03-05T11:00:00.000Z', { text }),
    ];
    const cites: [number, Attribution[]][] = [
      [2, [cite('loud.com')]],
      [3, [cite('loud.com')]],
    ];
    expect(trace([named, ...echoes, source(4, 'quiet.com', '2025-03-05T08:00:00.000Z')], cites).site).toBe('quiet.com');
    expect(
      trace([named, ...echoes, source(4, 'blog.net', '2025-03-05T08:00:00.000Z', { who: { tier: 4 } })], cites).site,
    ).toBe('loud.com');
  });
  it('traces a story to the earlier of two pages with the same text', () => {
    const text =
      'The bridge over the river was closed on Monday after inspectors who had come for a ' +
      'routine visit found a long crack in one of the main girders.';
    const finding = trace([
      source(1, 'copy.com', '2025-03-05T12:00:00.000Z', { text }),
      source(2, 'first.com', '2025-03-05T08:00:00.000Z', { text }),
    ]);
    expect(finding.site).toBe('first.com');
  });
  it('traces a story to the more credible of two pages with the same text and vague dates', () => {
    const text =
      'The bridge over the river was closed on Monday after inspectors who had come for a ' +
      'routine visit found a long crack in one of the main girders.';
    const day = {
      ...at('2025-03-05T00:00:00.000Z'),
      precision: 'day' as const,
      zone: null,
      earliest: '2025-03-04T10:00:00.000Z',
      latest: '2025-03-06T12:00:00.000Z',
    };
    const notice = source(1, 'county.gov', null, { text, published: day, who: { tier: 1, kind: 'official' } });
    const echo = (hour: string) => source(2, 'echo.com', `2025-03-05T${hour}:00:00.000Z`, { text, who: { tier: 3 } });
    expect(trace([notice, echo('09')]).site).toBe('county.gov');
    expect(
      trace([source(1, 'county.gov', '2025-03-05T12:00:00.000Z', { text, who: { tier: 1 } }), echo('09')]).site,
    ).toBe('echo.com');
  });
  it('traces a story to the page that a copy repeats if the copy credits an unknown agency', () => {
    const text =
      'The bridge over the river was closed on Monday after inspectors who had come for a ' +
      'routine visit found a long crack in one of the main girders.';
    const copies = ['b.com', 'c.com'].map((site, index) =>
      source(index + 2, site, '2025-03-05T07:00:00.000Z', {
        text,
        agencyCredit: 'Elm Valley News Pool',
        published: null,
      }),
    );
    expect(trace([source(1, 'a.com', '2025-03-05T08:00:00.000Z', { text }), ...copies]).reasons).toContainEqual(
      createReason('origin.leads-back', { sources: 2, name: 'a.com', cue: 'same text' }),
    );
  });
  it('reads each text once for signs of original reporting when it traces a story', () => {
    const long = 'The road was closed at noon and the crews came. '.repeat(40);
    const text = `“We saw it from the very beginning,” said Ann Roe. ${long}`;
    const sources = Array.from({ length: 30 }, (_, id) =>
      source(id, `paper${id}.com`, '2025-03-05T12:00:00.000Z', { text: `${text}${id}`, who: { tier: id % 2 ? 2 : 3 } }),
    );
    const folding = jest.spyOn(String.prototype, 'normalize');
    trace(
      sources,
      sources.map(({ id }): [number, Attribution[]] => [
        id,
        [cite('paper1.com'), cite('paper2.com'), cite('paper3.com')],
      ]),
    );
    const whole = folding.mock.contexts.map(String).filter((one) => one.length >= text.length);
    folding.mockRestore();
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBe(new Set(whole).size);
  });
  it('returns no origin if no page reports the story', () => {
    expect(traceOrigin({ topic, sources: [], attributions: new Map(), relevant: new Set() })).toMatchObject({
      url: null,
      confidence: 0,
    });
  });
});

describe('citations to follow', () => {
  it('follows citations that are linked, unread and on another site, the most cited first', () => {
    const link = (url: string | null): Attribution => ({
      source: 'x',
      cue: 'reported',
      sentence: 's',
      link: url,
      site: null,
      kind: 'outlet',
    });
    const list = selectCitations({
      sources: [
        { id: 1, article: article('a.com', '') },
        { id: 2, article: article('b.com', '') },
      ],
      attributions: new Map([
        [
          1,
          [
            link('https://z.com/once'),
            link('https://z.com/twice'),
            link('https://a.com/own'),
            link('javascript:alert(1)'),
            link('https://z.com/read'),
            link(null),
          ],
        ],
        [2, [link('https://z.com/twice')]],
      ]),
      alreadyRead: new Set(['https://z.com/read']),
    });
    expect(list.map((one) => one.url)).toEqual(['https://z.com/twice', 'https://z.com/once']);
    expect(list[0]?.fromIds).toEqual([1, 2]);
  });
});
