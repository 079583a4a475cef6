import { createReason, points, type Claim, type ClaimFinding, type SourceView } from '@corroborate/domain';
import { buildDateRecord, buildSourceView } from '@corroborate/domain/testing';
import type { NoteGroup, PageNotes } from '@corroborate/reading';
import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import type { NotedCase } from './noted.types';
import { collectPositions, collectNotedStatements, collectTheories } from './speakers.policy';
import { buildNotedTimeline } from './timeline.policy';

const claim: Claim = {
  id: 'c1',
  text: 'The chief sold the guns.',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};
interface Page extends Partial<PageNotes> {
  view?: Partial<SourceView>;
}

/** Sources 1, 2, 3 … with what each page notes. */
function caseOf(pages: Page[], over: Partial<NotedCase> = {}): NotedCase {
  const sources = pages.map(({ view }, index) =>
    buildSourceView(index + 1, { published: buildDateRecord(`2026-10-1${index + 2}T09:00:00.000Z`), ...view }),
  );
  const notes = new Map(pages.map(({ view: _, ...page }, index) => [index + 1, buildNotes(page)]));
  return { mode: 'detailed', claims: [claim], sources, notes, groups: [], ...over };
}

const event = (when: string, what: string) => ({
  when,
  precision: 'day' as const,
  written: when,
  what,
  ...buildPassage(what),
});
const actor = (name: string, role: string | null) => ({
  ...{ name, role, kind: 'person' as const, place: null, worthLookingUp: true },
  ...buildPassage(`${name} spoke`),
});
const said = (
  speaker: string,
  side: 'affirms' | 'denies' | 'neither',
  over: Partial<PageNotes['statements'][number]> = {},
) => ({
  ...{ speaker, role: null, day: null, venue: null, claimId: side === 'neither' ? null : 'c1', side },
  ...buildPassage(`${speaker}: ${side}`),
  ...over,
});
const stance = (word: 'supports' | 'disputes') => ({
  claimId: 'c1',
  stance: word,
  differs: null,
  ...buildPassage(`it ${word}`),
});
const group = (kind: NoteGroup['kind'], ...items: string[]): NoteGroup => ({ kind, items, differs: [] });
const finding = (verdict: ClaimFinding['verdict'], ids: number[]): ClaimFinding => ({
  ...{ claimId: 'c1', verdict, confidence: points(80), reasons: [] },
  evidence: ids.map((sourceId) => ({ sourceId, stance: 'supports', strength: 1, passage: null, reasons: [] })),
});

describe('buildNotedTimeline', () => {
  const pages = [
    { events: [event('2026-10-12', 'The vault was opened')], actors: [actor('Ada Roe', 'police chief')] },
    { events: [event('2026-10-12', 'Somebody opened the vault')], actors: [actor('Ada Roe', 'former police chief')] },
    { events: [event('2026-10-13', 'The vault was opened on Tuesday'), event('2025-01-02', 'An audit began')] },
  ];
  const groups = [group('event', 'e3.1', 'e1.1', 'e2.1'), group('event', 'e3.2'), group('actor', 'a1.1', 'a2.1')];

  it('lists an event once, with the date from most independent sources and the conflicting dates', () => {
    const { events } = buildNotedTimeline(caseOf(pages, { groups }));
    expect(events.map(({ date }) => date.value)).toEqual(['2025-01-02', '2026-10-12']);
    expect(events[1]).toMatchObject({
      text: 'The vault was opened',
      sourceIds: [1, 2],
      conflicting: [{ date: { value: '2026-10-13', precision: 'day' }, sourceIds: [3] }],
    });
  });

  it('lists the roles of a person, earliest page first', () => {
    expect(buildNotedTimeline(caseOf(pages, { groups })).people).toMatchObject([
      { person: 'Ada Roe', roles: [{ role: 'police chief', sourceIds: [1] }, { role: 'former police chief' }] },
    ]);
  });

  it('leaves out pages on another event, unreliable ones and the page of the topic', () => {
    const left: Page[] = [{ relation: 'other-event' }, { view: { tier: 4 } }, { view: { isTopicPage: true } }];
    const data = caseOf(
      left.map((page) => ({ ...page, events: [event('2026-10-12', 'The vault was opened')] })),
      { groups: [1, 2, 3].map((id) => group('event', `e${id}.1`)) },
    );
    expect(buildNotedTimeline(data).events).toEqual([]);
  });

  it('leaves out the date on which a page was posted, but keeps a short sentence with a time', () => {
    const written = [
      'Date posted: 10/17/2026 12:30 p.m.',
      'Updated 17.10.2026, 12:30',
      'The siren was sounded at 5.52.',
    ];
    const data = caseOf([{ events: written.map((one, at) => event(`2026-10-1${at + 5}`, one)) }], {
      groups: written.map((_, at) => group('event', `e1.${at + 1}`)),
    });
    expect(buildNotedTimeline(data).events.map(({ text }) => text)).toEqual(['The siren was sounded at 5.52.']);
  });

  it('lists future dates stated on pages after past events', () => {
    const hearing = 'The next hearing is on Dec. 4.';
    const data = caseOf(
      [
        {
          events: [event('2026-10-12', 'The vault was opened')],
          claims: [{ text: hearing, importance: 1, ...buildPassage(hearing) }],
        },
      ],
      { groups: [group('event', 'e1.1'), group('claim', 'c1.1')] },
    );
    expect(buildNotedTimeline(data).events.map(({ date }) => date.value)).toEqual(['2026-10-12', '2026-12-04']);
  });

  it('skips the timeline in quick mode and gives the reason', () => {
    expect(buildNotedTimeline(caseOf(pages, { groups, mode: 'quick' }))).toEqual({
      ...{ events: [], people: [], undated: 0 },
      skipped: createReason('timeline.quick'),
    });
  });
});

describe('collectNotedStatements', () => {
  it('marks a denial as contradicted by independent sources, with its date', () => {
    const pages = [{ statements: [said('Ada Roe', 'denies', { day: '2026-10-11' })] }, {}, {}];
    const [one] = collectNotedStatements(caseOf(pages, { findings: [finding('verified', [1, 2, 3])] }));
    expect(one).toMatchObject({ speaker: 'Ada Roe', date: '2026-10-11', evidence: 'contradicted', sourceIds: [2, 3] });
  });

  it('includes an earlier statement of the speaker if it said the opposite', () => {
    const pages = [
      { statements: [said('Ada Roe', 'affirms', { day: '2026-10-01' })] },
      { statements: [said('Ada Roe', 'denies', { day: '2026-10-09' })] },
    ];
    const denial = collectNotedStatements(caseOf(pages)).find(({ quote }) => quote.endsWith('denies'));
    expect(denial?.earlier).toMatchObject({ quote: 'Ada Roe: affirms', sourceId: 1, changed: true });
  });

  it('lists a statement that several pages report once', () => {
    const page = { statements: [said('Ada Roe', 'denies')] };
    expect(collectNotedStatements(caseOf([page, page]))).toHaveLength(1);
  });
});

describe('collectPositions', () => {
  it('lists speakers by what they affirm or deny, then outlets, one per source group', () => {
    const pages: Page[] = [
      { stances: [stance('supports')], statements: [said('Ada Roe', 'denies')], view: { clusterId: 'one' } },
      { stances: [stance('supports')], view: { clusterId: 'one' } },
      { stances: [stance('disputes')] },
    ];
    const positions = collectPositions(caseOf(pages, { findings: [finding('verified', [1, 3])] }));
    expect(positions.map(({ kind, holds }) => `${kind} ${holds}`)).toEqual([
      'speaker denies',
      'outlet affirms',
      'outlet denies',
    ]);
    expect(positions[0]?.answered).toEqual(createReason('position.answered', { voices: 1, verdict: 'verified' }));
    expect(positions[1]?.answered).toBeNull();
  });

  it('returns no position for a speaker who does not address the claim', () => {
    expect(collectPositions(caseOf([{ statements: [said('Ada Roe', 'neither')] }]))).toEqual([]);
  });
});

describe('speaker of a statement', () => {
  const speakers = (...pages: Page[]) => collectNotedStatements(caseOf(pages)).map(({ speaker }) => speaker);

  it('completes a speaker’s name with the full name that another page gives', () => {
    expect(
      speakers({ statements: [said('Amari', 'neither')] }, { actors: [actor('Bridget Amari', 'lawyer')] }),
    ).toEqual(['Bridget Amari']);
  });

  it('keeps the bare last name if two people of the case share it', () => {
    const actors = [actor('Bridget Amari', null), actor('Tom Amari', null)];
    expect(speakers({ statements: [said('Amari', 'neither')], actors })).toEqual(['Amari']);
  });
});

describe('collectTheories', () => {
  it('lists an explanation once, with all sources that offer it', () => {
    const theory = { explanations: [{ text: 'The vault was left open.', by: null, ...buildPassage('left open') }] };
    const groups = [group('explanation', 'x2.1', 'x1.1')];
    expect(collectTheories(caseOf([theory, theory], { groups }))).toMatchObject([
      { text: 'The vault was left open.', sourceIds: [2, 1], for: [], against: [] },
    ]);
  });

  it('quotes credible pages for and against it, one per independent source, without repeating its own quote', () => {
    const theory = { explanations: [{ text: 'The vault was left open.', by: null, ...buildPassage('left open') }] };
    const words = (sourceId: number, stance: 'supports' | 'disputes', quote: string) => ({
      ...{ sourceId, stance },
      passage: { quote, start: 0, end: quote.length },
    });
    const evidence = [
      words(1, 'supports', 'left open'),
      words(2, 'disputes', 'The vault was locked.'),
      words(3, 'disputes', 'It was locked, too.'),
      words(4, 'supports', 'Anyone could walk in.'),
    ];
    const pages = [theory, {}, { view: { clusterId: 'v2' } }, { view: { tier: 3 as const } }];
    const groups = [group('explanation', 'x1.1')];
    const [one] = collectTheories(caseOf(pages, { groups, explanations: [{ items: ['x1.1'], evidence }] }));
    expect(one?.for).toEqual([]);
    expect(one?.against.map(({ sourceId }) => sourceId)).toEqual([2]);
  });
});
