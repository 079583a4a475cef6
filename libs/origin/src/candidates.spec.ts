import { createReason, type Article, type Attribution, type SourceProfile, type Topic } from '@corroborate/domain';
import { buildArticle, buildProfile } from '@corroborate/domain/testing';
import { extractAttributions } from './attribution.policy';
import { traceOrigin } from './trace.policy';
import type { TraceSource } from './trace.types';

const hour = (hours: number): string => new Date(Date.UTC(2025, 2, 5, hours)).toISOString();
const article = (site: string, text: string, day: string | null): Article =>
  buildArticle('The mill closes', text, { url: `https://${site}/a`, site, day });
const NAMES: Record<string, string> = {
  'elm courier': 'courier.com',
  'ash tribune': 'tribune.com',
  'oak ledger': 'ledger.com',
  'elm valley post': 'evpost.com',
};
const resolve = (name: string) => NAMES[name.toLowerCase().replace(/^the /, '')] ?? null;
interface GivenPage {
  text: string;
  tier?: SourceProfile['tier'];
  archivedBy?: string | null;
}
const source = (id: number, site: string, when: string | null, page: string | GivenPage): TraceSource => {
  const { text, tier = 2, archivedBy = null }: GivenPage = typeof page === 'string' ? { text: page } : page;
  return {
    id,
    archivedBy,
    engineDate: null,
    article: article(site, text, when),
    profile: buildProfile(site, { tier, reasons: [createReason('outlet.unknown')] }),
  };
};
const topic = { url: null, title: 'The mill closes', summary: '' } as unknown as Topic;
/** Extracts the citations from the texts before tracing, as an investigation does. */
const trace = (...sources: TraceSource[]) => {
  const attributions = new Map<number, Attribution[]>(
    sources.map((one) => [one.id, extractAttributions(one.article, resolve)]),
  );
  return traceOrigin({ topic, sources, attributions, relevant: new Set(sources.map(({ id }) => id)) });
};
const TEXT =
  'The mill by the river will close in May, its owner told workers at a meeting in the yard ' +
  'on Monday, and a hundred people who have worked there will lose their place.';

describe('tracing the origin', () => {
  it('follows a chain of three citations to its end, whatever the dates say', () => {
    const finding = trace(
      source(1, 'blog.com', hour(12), 'The mill closes, the Elm Courier reported. It was a shock.'),
      source(
        2,
        'courier.com',
        hour(10),
        'The closure was first reported by the Ash Tribune, which spoke to the owner.',
      ),
      source(3, 'tribune.com', hour(11), '“We cannot go on with it as it is,” said Ann Roe, who owns the mill.'),
    );
    expect(finding.site).toBe('tribune.com');
    expect(finding.citations.map(({ fromId, toId }) => [fromId, toId])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
  it('terminates on circular citations and chooses one of the cited pages', () => {
    const finding = trace(
      source(1, 'courier.com', hour(8), 'The mill closes, the Ash Tribune reported.'),
      source(2, 'tribune.com', hour(9), 'The mill closes, the Oak Ledger reported.'),
      source(3, 'ledger.com', hour(10), 'The mill closes, the Elm Courier reported.'),
    );
    expect(['courier.com', 'tribune.com', 'ledger.com']).toContain(finding.site);
    expect(finding.citations).toHaveLength(3);
  });
  it('follows a hat-tip', () => {
    const finding = trace(
      source(1, 'blog.com', hour(7), 'The mill closes. H/T Elm Courier'),
      source(2, 'courier.com', hour(9), 'The mill will close in May.'),
    );
    expect(finding.site).toBe('courier.com');
  });
  it('does not take unnamed people for a newsroom, and marks them as anonymous', () => {
    const page = source(1, 'courier.com', hour(7), 'The mill closes. Two people familiar with the matter said so.');
    expect(extractAttributions(page.article, resolve)[0]).toMatchObject({ kind: 'anonymous' });
    expect(trace(page)).toMatchObject({ site: 'courier.com', citations: [] });
  });
  it('prefers the more credible of two pages with the same text when dates differ by less than a minute', () => {
    const skew = new Date(Date.parse(hour(9)) - 40_000).toISOString();
    expect(
      trace(
        source(1, 'copy.com', skew, { text: TEXT, tier: 3 }),
        source(2, 'courier.com', hour(9), { text: TEXT, tier: 1 }),
      ).site,
    ).toBe('courier.com');
  });
  it('prefers the archived date to a later date on the page', () => {
    const finding = trace(
      source(1, 'courier.com', hour(30), { text: 'The mill will close.', tier: 2, archivedBy: hour(6) }),
      source(2, 'tribune.com', hour(9), 'A report on the mill.'),
    );
    expect(finding).toMatchObject({ site: 'courier.com', date: null, notLaterThan: hour(6) });
  });
  it('never prefers a backdated page of low credibility to a credible one that others cite', () => {
    const finding = trace(
      source(1, 'backdated.net', hour(-48), { text: 'They hid it from you: the mill closes.', tier: 4 }),
      source(2, 'courier.com', hour(9), 'The mill will close in May.'),
      source(3, 'tribune.com', hour(10), 'The mill closes, the Elm Courier reported.'),
      source(4, 'ledger.com', hour(11), 'The mill closes, the Elm Courier reported on Monday.'),
    );
    expect(finding.site).toBe('courier.com');
  });
  it('does not choose an unread newsroom that one page credits with a detail only', () => {
    const text = 'The mill will close in May. Ann Roe told the Ash Tribune that she was tired.';
    expect(trace(source(1, 'courier.com', hour(9), text)).site).toBe('courier.com');
    expect(trace(source(1, 'courier.com', hour(9), 'The closure was first reported by the Ash Tribune.')).site).toBe(
      'tribune.com',
    );
  });
});

describe('a short outlet name', () => {
  const found = (text: string) =>
    extractAttributions(article('courier.com', text, null), (name) =>
      /^(?:the )?post$/i.test(name) ? 'post-elsewhere.com' : resolve(name),
    );
  it('resolves to the full name in the article, never to an outlet from a register', () => {
    expect(
      found('The Elm Valley Post spoke to her. The mill closes, the Post reported.').map(({ site }) => site),
    ).toContain('evpost.com');
    expect(found('The mill closes, the Post reported.').map(({ site }) => site)).not.toContain('post-elsewhere.com');
  });
});

describe('candidates for the origin', () => {
  const finding = trace(
    source(
      1,
      'courier.com',
      hour(8),
      `${TEXT} “We cannot go on with it as it is,” said Ann Roe. A visit to the yard showed it.`,
    ),
    source(2, 'tribune.com', hour(9), 'The mill closes, the Elm Courier reported.'),
    source(3, 'ledger.com', hour(10), 'A report of its own on the mill and the people who worked there for years.'),
  );
  it('lists candidates for the origin with scores and reasons, the chosen one first', () => {
    const [first, second] = finding.candidates ?? [];
    expect(first).toMatchObject({
      site: 'courier.com',
      chosen: true,
      parts: { time: 1, citations: 0.5, originality: 1 },
    });
    expect(first?.parts.ownReporting).toBeGreaterThan(0);
    expect(first?.reasons).toContainEqual(
      expect.objectContaining({ code: 'chain.precedes', params: expect.objectContaining({ later: 2, others: 2 }) }),
    );
    expect(second).toMatchObject({ site: 'ledger.com', chosen: false });
    expect(second?.score).toBeLessThan(first?.score ?? 0);
  });
  it('reduces the originality of a candidate by the share of text that it copies from an earlier page', () => {
    const copy = trace(
      source(1, 'courier.com', hour(8), TEXT),
      source(2, 'ledger.com', hour(12), {
        text: `${TEXT} ${'Much else was written about the mill and its river in the years before that. '.repeat(3)}`,
        tier: 2,
      }),
    );
    expect(copy.candidates?.every(({ score }) => score >= 0 && score <= 100)).toBe(true);
    expect(copy.site).toBe('courier.com');
  });
  it('adds a profile of the outlet that published the chosen origin to the candidates', () => {
    expect(finding.outlet).toMatchObject({ site: 'courier.com', tier: 2, coversField: null });
    expect(finding.outlet?.reasons).toContainEqual(createReason('outlet.unknown'));
    const local = { ...source(1, 'courier.com', hour(8), TEXT) };
    local.profile = { ...local.profile, place: 'Elm Valley' };
    expect(
      traceOrigin({
        topic: { ...topic, title: 'Mill in Elm Valley closes' },
        sources: [local],
        attributions: new Map(),
        relevant: new Set([1]),
      }).outlet,
    ).toMatchObject({ coversField: true });
  });
});
