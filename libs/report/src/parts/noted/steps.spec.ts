import type { Claim, SourceView } from '@corroborate/domain';
import { viewOf } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import { notesOf, quotedAt } from '../../testing/notes.fixture';
import { reportingSteps } from './steps.policy';

const claim: Claim = {
  ...{ id: 's1', text: 'The radar of the ferry had been out of service.', kind: 'event', core: false, importance: 1 },
  reasons: [],
};
const lead = (what: string, why: string): PageNotes['leads'][number] => ({
  ...{ kind: 'record', what, why },
  ...quotedAt(what),
});
const stepsOn = (leads: PageNotes['leads'], view: Partial<SourceView> = {}) =>
  reportingSteps({
    ...{ mode: 'detailed', claims: [claim], sources: [viewOf(1, view)], groups: [] },
    notes: new Map([[1, notesOf({ leads })]]),
  });

describe('reporting steps', () => {
  it('are tied to the claim that they share words with', () =>
    expect(stepsOn([lead('the radar log', 'could settle whether it was out of service')])).toMatchObject([
      { what: 'the radar log', claimId: 's1', sourceId: 1 },
    ]));

  it('are tied to no claim by names alone', () =>
    expect(stepsOn([lead('tide tables', 'could settle the depth at the Ferry Service pier')])).toMatchObject([
      { claimId: null },
    ]));

  it('name a thing once', () =>
    expect(stepsOn([lead('the hospital in Elm', ''), lead('Hospitals in Elm', '')])).toHaveLength(1));

  it('come from credible pages only', () => expect(stepsOn([lead('a log', '')], { tier: 3 })).toEqual([]));
});
