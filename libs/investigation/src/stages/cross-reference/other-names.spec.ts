import type { Claim, StanceJudgement, Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import type { OpenedPage } from '../read/opened-pages.service';
import type { Assessment } from '../stage.types';
import { matchOtherNames } from './other-names';

const CLAIMS = [{ id: 'c1', text: 'The Wend bridge was closed.', core: true } as Claim];
const opened = (sourceId: number, tier = 2, over: Partial<OpenedPage> = {}) =>
  ({
    ...{ page: { sourceId }, profile: { tier, name: `Outlet ${sourceId}` }, isTopicPage: false },
    article: { site: `site-${sourceId}.example`, verdict: 'complete', title: `Page ${sourceId}`, text: '' },
    ...over,
  }) as OpenedPage;
const judged = (stance: StanceJudgement['stance']): StanceJudgement => ({
  ...{ stance, strength: 0.3, passage: null, reasons: [] },
});
const assessed = (sourceId: number, stance: StanceJudgement['stance'], relation = 'this-event') =>
  ({
    ...{ sourceId, overall: judged(stance), perClaim: [{ claimId: 'c1', judgement: judged(stance) }] },
    notes: { relation, reader: { kind: 'model' } },
  }) as unknown as Assessment;

/** What is asked, and the stances on the main claim after an answer that takes every page for support. */
async function matched(pages: OpenedPage[], assessments: Assessment[]) {
  const asked: number[] = [];
  const reported: string[] = [];
  const matchNames = async ({ pages: shown, reports }: Parameters<Reasoner['matchNames']>[0]) => {
    reported.push(...reports.map(({ name }) => name));
    asked.push(...shown.map(({ sourceId }) => sourceId));
    return new Map(shown.map(({ sourceId }) => [sourceId, judged('supports')]));
  };
  const known = new Map(assessments.map((one) => [one.sourceId, one]));
  const input = { topic: {} as Topic, claims: CLAIMS, openedPages: pages, assessments: known, leads: ['Notice B-114'] };
  const after = await matchOtherNames({ matchNames }, input);
  const stances = [...after.values()].map(({ overall, perClaim }) => [overall.stance, perClaim[0]?.judgement.stance]);
  return { asked, stances, reported };
}

describe('names to match', () => {
  it('asks which names match on credible pages on this event, which then support the story', async () => {
    const { asked, stances } = await matched([opened(1)], [assessed(1, 'mentions')]);
    expect([asked, stances]).toEqual([[1], [['supports', 'supports']]]);
  });

  it('asks about background pages that name a lead, and shows which names unreliable reports use', async () => {
    const named = { article: { ...opened(2).article, text: 'Notice B-114 closes structure 7.' } };
    const pages = [opened(1, 4, { isTopicPage: true }), opened(2, 2, named), opened(3)];
    const assessments = [assessed(1, 'mentions'), assessed(2, 'mentions', 'background')];
    const { asked, reported } = await matched(pages, [...assessments, assessed(3, 'mentions', 'background')]);
    expect([asked, reported]).toEqual([[2], ['Outlet 1']]);
  });

  it.each([
    ['the page is not credible', [opened(1, 4)], [assessed(1, 'mentions')]],
    ['it is the topic’s own page', [opened(1, 2, { isTopicPage: true })], [assessed(1, 'mentions')]],
    ['it is on another event', [opened(1)], [assessed(1, 'mentions', 'other-event')]],
    ['a credible page disputes it', [opened(1), opened(2)], [assessed(1, 'mentions'), assessed(2, 'disputes')]],
    [
      'two credible sites support it',
      [opened(1), opened(2), opened(3)],
      [assessed(1, 'mentions'), assessed(2, 'supports'), assessed(3, 'supports')],
    ],
  ])('does not ask for names to match if %s', async (_, pages, assessments) => {
    const { asked, stances } = await matched(pages, assessments);
    expect([asked, stances[0]?.[0]]).toEqual([[], 'mentions']);
  });
});
