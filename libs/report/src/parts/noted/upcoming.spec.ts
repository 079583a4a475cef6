import type { SourceView } from '@corroborate/domain';
import { buildDateRecord, buildSourceView } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import { groupIdenticalNotes } from '@corroborate/reading';
import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import { isAhead, upcomingEvents } from './upcoming.policy';

const claim = (text: string, quote = text) => ({ text, importance: 0.5, ...buildPassage(quote) });
const event = (when: string) => ({ when, precision: 'day' as const, written: when, what: when, ...buildPassage(when) });

interface Page extends Partial<PageNotes> {
  view?: Partial<SourceView>;
}

/** Upcoming days of pages of Nov. 17, 2026: days and sources. */
function upcoming(pages: Page[], main = 'The mayor stole the chain.') {
  const published = buildDateRecord('2026-11-17T09:00:00.000Z');
  const notes = new Map(pages.map(({ view: _, ...page }, at) => [at + 1, buildNotes(page)]));
  return upcomingEvents({
    mode: 'detailed',
    claims: [{ id: 'c1', text: main, kind: 'event', core: true, importance: 1, reasons: [] }],
    sources: pages.map(({ view }, at) => buildSourceView(at + 1, { published, tier: 2, ...view })),
    notes,
    groups: groupIdenticalNotes(notes),
  }).map(({ date, sourceIds }) => [date.value, ...sourceIds]);
}
const HEARING = 'The next hearing is on Dec. 4.';

describe('upcomingEvents', () => {
  it('lists a future date once, with all pages that name it', () =>
    expect(
      upcoming([{ claims: [claim(HEARING)] }, { claims: [claim('A hearing is set for 4 December 2026.')] }]),
    ).toEqual([['2026-12-04', 1, 2]]));

  it('keeps two different events on the same day apart', () =>
    expect(upcoming([{ claims: [claim(HEARING), claim('Lobster season opens Dec. 4.')] }])).toHaveLength(2));

  it.each([
    ['a day that is past', 'The board met on Nov. 4.'],
    ['a day of an uncertain year', 'The board is to meet on June 4.'],
    ['two days', 'Hearings are from Dec. 4 to Dec. 6.'],
  ])('leaves out %s', (_, text) => expect(upcoming([{ claims: [claim(text)] }])).toEqual([]));

  it('leaves out a date that appears only in the quote and belongs to another event', () =>
    expect(upcoming([{ claims: [claim('The dam was drained.', `The dam was drained, and ${HEARING}`)] }])).toEqual([]));

  it('leaves out dates of past events and the date of the main claim', () => {
    const later: Page = { events: [event('2026-12-04')] };
    expect(upcoming([{ claims: [claim(HEARING)] }, later])).toEqual([]);
    expect(
      upcoming([{ claims: [claim('The board voted to open on Dec. 4.')] }], 'The school opens on Dec. 4.'),
    ).toEqual([]);
  });

  it.each<[string, Page]>([
    ['a page that is not credible', { view: { tier: 3 } }],
    ['a retracted page', { status: { kind: 'retracted', what: null } }],
    ['an opinion', { genre: 'opinion' }],
    ['another event', { relation: 'other-event' }],
    ['a page without a day', { view: { published: null } }],
  ])('leaves out %s', (_, page) => expect(upcoming([{ claims: [claim(HEARING)], ...page }])).toEqual([]));
});

describe('isAhead', () => {
  it('returns false for the current day in a place where it begins before UTC', () => {
    const page = { published: buildDateRecord('2026-11-17T11:30:00.000Z') };
    expect(isAhead('2026-11-18', page)).toBe(false);
    expect(isAhead('2026-11-19', page)).toBe(true);
  });
});
