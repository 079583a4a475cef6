import { createReason } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import { reportParts } from '../report-parts';

const TEXT = 'The Harrow ran aground.';
type Page = Partial<SmallPage> & Pick<Partial<PageNotes>, 'slant' | 'genre' | 'relation'>;

const AGAINST: Page = { slant: { side: 'critical', ...buildPassage('The plan was a fiasco.') } };
const FOR: Page = { slant: { side: 'for', ...buildPassage('The crew were heroes.') } };
const PLAIN: Page = {};

function caseOf(pages: Page[]) {
  const { data, articles } = smallCase(
    pages.map(({ slant: _, genre: _g, relation: _r, ...page }) => ({ text: TEXT, ...page })),
  );
  const notes = new Map<number, PageNotes>();
  for (const [at, { slant = null, genre = 'news', relation = 'this-event' }] of pages.entries())
    notes.set(at + 1, buildNotes({ slant, genre, relation }));
  return { data: { ...data, noted: { notes, groups: [] }, modelReads: true }, articles };
}

function balanceOf(...pages: Page[]) {
  const { data, articles } = caseOf(pages);
  return reportParts(data, articles).balance;
}

describe('balance of sources', () => {
  it('counts independent sources per side according to their notes, with percentages that add up to 100', () => {
    const balance = balanceOf(PLAIN, AGAINST, FOR);
    expect(balance?.subject).toBe('Elm Ferries');
    expect(balance?.sides).toMatchObject({ for: { clusters: 1 }, neutral: { clusters: 1 }, critical: { clusters: 1 } });
    expect(Object.values(balance?.sides ?? {}).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(balance?.sources).toMatchObject([
      { sourceId: 1, side: 'neutral', passage: null },
      { sourceId: 2, side: 'critical', passage: buildPassage('The plan was a fiasco.') },
      { sourceId: 3, side: 'for', passage: buildPassage('The crew were heroes.') },
    ]);
  });

  it('counts several pages of one independent source once, on the side that any of them takes', () => {
    expect(balanceOf({ clusterId: 'v1' }, { ...AGAINST, clusterId: 'v1' }, FOR)?.sides).toMatchObject({
      critical: { clusters: 1, percent: 50 },
      for: { clusters: 1, percent: 50 },
    });
  });

  it('leaves out unreliable sources and pages on another event', () => {
    const { sources } = balanceOf({ ...AGAINST, tier: 4 }, { ...AGAINST, relation: 'other-event' }, FOR) ?? {};
    expect(sources?.map(({ sourceId }) => sourceId)).toEqual([3]);
  });

  it('names the missing side and how to find it, and none if both or neither are present', () => {
    const query = '"Elm Ferries" supporters';
    expect(balanceOf(AGAINST, PLAIN)?.missing).toEqual(
      createReason('balance.side-missing', { side: 'for', subject: 'Elm Ferries', query }),
    );
    expect(balanceOf(FOR)?.missing?.params.side).toBe('critical');
    expect(balanceOf(FOR, AGAINST)?.missing).toBeNull();
    expect(balanceOf(PLAIN)?.missing).toBeNull();
  });

  it('raises the balance score the more one side, opinion pieces or one political leaning dominate', () => {
    const score = (...pages: Page[]) => balanceOf(...pages)?.score ?? -1;
    const opinion: Page = { ...AGAINST, genre: 'opinion', lean: 'left' };
    const sided = score(AGAINST, PLAIN);
    const leaning = score({ ...AGAINST, lean: 'left' }, { lean: 'left-center' });
    expect(score(PLAIN, PLAIN)).toBe(0);
    expect(sided).toBeGreaterThan(0);
    expect(leaning).toBeGreaterThan(sided);
    expect(score(opinion, opinion)).toBe(10);
    expect(balanceOf(opinion, opinion)?.band).toBe('strongly-one-sided');
    expect(score({ lean: 'left' }, { lean: 'right' })).toBe(0);
  });

  it('refers to the first actor known from background, else to the first name in the title', () => {
    const { data, articles } = caseOf([PLAIN]);
    expect(reportParts({ ...data, actors: ['Coast Guard'] }, articles).balance?.subject).toBe('Coast Guard');
  });

  it('returns null as the balance of sources if the topic names no one or no page has notes', () => {
    const { data, articles } = caseOf([PLAIN]);
    const topic = buildTopic({ title: 'rain fell overnight' });
    expect(reportParts({ ...data, topic, claims: [] }, articles).balance).toBeNull();
    expect(reportParts({ ...data, noted: null }, articles).balance).toBeNull();
  });
});
