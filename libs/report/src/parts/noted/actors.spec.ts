import { buildSourceView, buildDateRecord } from '@corroborate/domain/testing';
import type { SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import { collectNotedActors } from './actors.policy';

interface Page extends Partial<PageNotes> {
  view?: Partial<SourceView>;
}

function actorsOn(...pages: Page[]) {
  const sources = pages.map(({ view }, at) =>
    buildSourceView(at + 1, {
      name: `Outlet ${at + 1}`,
      published: buildDateRecord(`2026-10-1${at + 2}T15:00:00.000Z`),
      ...view,
    }),
  );
  return collectNotedActors({
    sources,
    notes: new Map(pages.map(({ view: _, ...page }, at) => [at + 1, buildNotes(page)])),
  });
}

const actor = (name: string, over: Partial<PageNotes['actors'][number]> = {}) => ({
  ...{ name, kind: 'person' as const, role: null, place: null, worthLookingUp: false },
  ...buildPassage(`${name} was there`),
  ...over,
});
const said = (speaker: string, quote: string, role: string | null = null) => ({
  ...{ speaker, role, day: null, venue: null, claimId: null, side: 'neither' as const },
  ...buildPassage(quote),
});
const body = (name: string, over: Partial<PageNotes['actors'][number]> = {}) =>
  actor(name, { kind: 'organization', ...over });

describe('people and organizations named on pages', () => {
  it.each([
    ['a rank', ['Lt. Ann Roe', 'Ann Roe'], ['Ann Roe']],
    ['a title', ['Ann Roe', 'Dr. Ann Roe'], ['Ann Roe']],
    ['a middle initial', ['Ann Roe', 'Ann B. Roe'], ['Ann B. Roe']],
    ['a bare last name', ['Ann Roe', 'Roe'], ['Ann Roe']],
    ['a last name with its office', ['Ann Roe', 'Chief Roe'], ['Ann Roe']],
    ['nothing', ['Ann Roe', 'Bob Roe', 'Roe'], ['Ann Roe', 'Bob Roe', 'Roe']],
  ])('merges people named on pages into one person if their names differ by %s', (_, names, expected) =>
    expect(actorsOn(...names.map((name) => ({ actors: [actor(name)] }))).map(({ name }) => name)).toEqual(expected),
  );

  it.each([
    ['a legal form', ['Elm Energy', 'Elm Energy, Inc.'], ['Elm Energy, Inc.']],
    ['a country', ['Coast Guard', 'United States Coast Guard'], ['United States Coast Guard']],
    ['an article', ['the Elm Guard', 'Elm Guard'], ['Elm Guard']],
    ['a short form', ['Elm', 'Elm Energy'], ['Elm Energy']],
    ['nothing', ['Elm Council', 'Elm Ferries', 'Elm'], ['Elm Council', 'Elm Ferries', 'Elm']],
  ])('merges organizations named on pages into one organization if their names differ by %s', (_, names, expected) =>
    expect(actorsOn(...names.map((name) => ({ actors: [body(name)] }))).map(({ name }) => name)).toEqual(expected),
  );

  it('includes quoted speakers among the actors even if no page lists them as actors', () => {
    const statements = [
      said('Gil Rackham', '“A cat in a box,” Rackham said'),
      said('Foreign Office', 'the Foreign Office said'),
    ];
    expect(actorsOn({ statements })).toMatchObject([
      { name: 'Gil Rackham', kind: 'person', speaks: true },
      { name: 'Foreign Office', kind: 'organization', speaks: true },
    ]);
  });

  it('lists the roles of an actor by page date, without roles contained in longer ones', () => {
    const roles = ['chief', 'police chief', 'former police chief'];
    const [known] = actorsOn(...roles.map((role) => ({ actors: [actor('Ann Roe', { role })] })));
    expect(known?.roles.map(({ role, date }) => [role, date])).toEqual([
      ['police chief', '2026-10-13'],
      ['former police chief', '2026-10-14'],
    ]);
  });

  it('gives an organization the place stated on a page and the kind that its name implies', () => {
    expect(actorsOn({ actors: [body('Elm County Council', { place: 'Elm' })] })).toMatchObject([
      { form: 'public-body', place: 'Elm' },
    ]);
  });

  it('excludes the reporting outlets from the actors, except official bodies with their own page', () => {
    const actors = [body('Outlet 1'), body('Outlet 2')];
    expect(actorsOn({ actors }, { view: { kind: 'official' } }).map(({ name }) => name)).toEqual(['Outlet 2']);
  });
});
