import type { Claim, SourceView } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import { buildNotes, buildPassage } from '../../testing/notes.fixture';
import { reportingSteps } from './steps.policy';

const claim: Claim = {
  ...{ id: 's1', text: 'The radar of the ferry had been out of service.', kind: 'event', core: false, importance: 1 },
  reasons: [],
};
const lead = (what: string, why: string): PageNotes['leads'][number] => ({
  ...{ kind: 'record', what, why },
  ...buildPassage(what),
});
const stepsOn = (leads: PageNotes['leads'], view: Partial<SourceView> = {}) =>
  reportingSteps({
    ...{ mode: 'detailed', claims: [claim], sources: [buildSourceView(1, view)], groups: [] },
    notes: new Map([[1, buildNotes({ leads })]]),
  });

describe('reporting steps', () => {
  it('links a reporting step to the claim that shares words with it', () =>
    expect(stepsOn([lead('the radar log', 'could settle whether it was out of service')])).toMatchObject([
      { what: 'the radar log', claimId: 's1', sourceId: 1 },
    ]));

  it('does not link a reporting step to a claim that shares only names with it', () =>
    expect(stepsOn([lead('tide tables', 'could settle the depth at the Ferry Service pier')])).toMatchObject([
      { claimId: null },
    ]));

  it('lists the same reporting step once, even if pages word it differently', () =>
    expect(stepsOn([lead('the hospital in Elm', ''), lead('Hospitals in Elm', '')])).toHaveLength(1));

  it('takes reporting steps from credible pages only', () =>
    expect(stepsOn([lead('a log', '')], { tier: 3 })).toEqual([]));
});
