import type { SourceView, Stance } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import type { CaseHistory } from '../../case/case.history';
import { collectBackgroundNotes, listNamedLeads } from './case-notes';

const historyOf = (relations: (PageNotes['relation'] | null)[]) =>
  ({
    assessments: () =>
      new Map(relations.map((relation, at) => [at + 1, { notes: relation ? { relation } : undefined }] as const)),
  }) as unknown as CaseHistory;
const source = (id: number, stance: Stance, over: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, { stance: { stance, strength: 1, passage: null, reasons: [] }, ...over });

describe('notes of pages that take no side', () => {
  it('collects notes of credible pages that take no side and are on the event or its background', () => {
    const history = historyOf(['this-event', 'background', 'other-event', 'this-event', 'this-event', 'this-event']);
    const sources = [
      source(1, 'mentions'),
      source(2, 'unrelated'),
      source(3, 'mentions'),
      source(4, 'supports'),
      source(5, 'mentions', { tier: 3 }),
      source(6, 'mentions', { isTopicPage: true }),
    ];
    expect([...(collectBackgroundNotes(history, sources)?.keys() ?? [])]).toEqual([1, 2]);
  });

  it('collects no notes if a model noted only other pages, and returns null if a model noted no page', () => {
    expect(collectBackgroundNotes(historyOf(['other-event']), [source(1, 'mentions')])?.size).toBe(0);
    expect(collectBackgroundNotes(historyOf([null]), [source(1, 'mentions')])).toBeNull();
  });
});

it('treats reference numbers, a page’s own leads and actors worth looking up as leads', () => {
  const actor = (name: string, kind: string, worthLookingUp: boolean) => ({ name, kind, worthLookingUp, quote: name });
  const notes = {
    ...{ relation: 'this-event', statements: [], claims: [{ quote: 'There is a notice, PSC/26/0932.' }] },
    leads: [{ kind: 'place', what: 'berth 2', quote: 'at berth 2', why: '' }],
    actors: [actor('Morvane Lines', 'organization', true), actor('Ann Roe', 'person', false)],
  };
  const history = { assessments: () => new Map([[1, { notes }]]) } as unknown as CaseHistory;
  const from = { outlet: source(1, 'mentions').name, language: null };
  expect(listNamedLeads(history, [source(1, 'mentions', { language: null })])).toEqual([
    { kind: 'record', what: 'PSC/26/0932', ...from },
    { kind: 'place', what: 'berth 2', ...from },
    { kind: 'organization', what: 'Morvane Lines', ...from },
  ]);
});
