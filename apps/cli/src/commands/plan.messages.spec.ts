import type { AddedSourceResponse, PlanResponse } from '@corroborate/investigation';
import { answer } from '../investigations/testing/answer.sample';
import { planText, type ShownPlan } from './plan.messages';

const PLAN: PlanResponse = {
  investigation_id: 12,
  questions: ['Did they walk out?'],
  research_questions: [
    {
      ...{ id: 'sq_1', question: 'Did they walk out?', priority: 'critical', depends_on: [] },
      ...{ reasoning: 'All hangs on it.', keywords: ['walk'] },
    },
    {
      ...{ id: 'sq_2', question: 'Who called it?', priority: 'high', depends_on: ['sq_1'] },
      ...{ reasoning: 'Somebody did.', keywords: [] },
    },
  ],
  perspectives: [{ name: 'The evidence', focus: 'Who found it out', questions: ['sq_1'], keywords: [] }],
  source_categories: [{ category: 'registers', why: 'It leaves traces.' }],
  queries: [
    { strategy: 'keywords', text: 'dock workers', reason: 'Telling words.', struck: false },
    { strategy: 'keywords', text: 'port', reason: 'A place.', struck: true },
  ],
  engines: [
    { name: 'gdelt', title: 'GDELT', price_usd: 0, configured: true, struck: false },
    { name: 'brave', title: 'Brave', price_usd: 0.005, configured: true, struck: true },
    { name: 'serper', title: 'Serper', price_usd: 0.001, configured: false, struck: false },
  ],
  servers: [{ name: 'payments', title: 'Payments', price_usd: 0, documents: 1_200, primary: [], struck: false }],
  brief: { queries: [], location: 'Northhaven', event_date: null, note: null },
  expected: { seconds: 120, cost_usd: 0.02, budget_usd: 0.5 },
  made_at: '2026-01-02T09:30:00.000Z',
  approved_by: null,
  approved_at: null,
};
const added = (said: Partial<AddedSourceResponse>): AddedSourceResponse => ({
  ...{ id: 4, kind: 'link', moment: 'brief', url: 'https://port.example/notice', title: null, reply_from: null },
  ...{ added_by: 'ann', added_at: '2026-01-02T09:30:00.000Z', state: 'waiting', source_id: null, stars: null },
  ...{ quotes: [], reason: null, reason_code: null, round: null, recomputed: false, difference: null },
  ...{ weighed_at: null },
  ...said,
});
const text = (said: Partial<ShownPlan> = {}) =>
  planText({
    row: answer({ status: 'awaiting-approval', approval_until: '2026-01-09T09:30:00.000Z' }),
    ...{ plan: PLAN, added: [], where: {} },
    ...said,
  });

describe('text of a plan', () => {
  it('lists questions, perspectives, places, queries, engines, data servers, time and price', () =>
    expect(text()).toBe(`Plan of investigation 12: Dock workers walk out
  detailed, requested by command line, 2026-01-02 09:30:00 UTC

Questions
  sq_1 critical: Did they walk out?
    All hangs on it.
  sq_2 high: Who called it? (after sq_1)
    Somebody did.

Perspectives
  The evidence: Who found it out (sq_1)

Search categories
  registers: It leaves traces.

First-round queries
  dock workers – Telling words.
  removed: port – A place.

Engines
  GDELT, free
  removed: Brave, $0.005 per call
  1 more not searched: no key

Data servers
  Payments, free, 1,200 documents

Editor's notes
  place: Northhaven

Expected
  about 2 minutes and $0.020; limit $0.50

Waiting for approval: nothing has been searched yet.
  approve: npx corroborate plan approve 12
  reject:  npx corroborate plan reject 12
  edit:    on the desk
If not approved by 2026-01-09 09:30:00 UTC, it is canceled.
`));

  it('lists added sources with their credibility and relevant quotes', () => {
    const printed = text({
      added: [
        added({ state: 'read', stars: 5, title: 'Notice 14', quotes: ['The port\u001b[31m is closed.'] }),
        added({ state: 'unread', reason: 'The page is gone.' }),
        added({}),
      ],
    });
    expect(printed).toContain('  Notice 14 (read, credibility 5 of 5)\n    https://port.example/notice\n');
    expect(printed).toContain('https://port.example/notice (could not be read): The page is gone.\n');
    expect(printed).toContain('https://port.example/notice (not read yet)\n');
    expect(printed).toContain('“The port');
    expect(printed).not.toContain('\u001b');
  });

  it('names who approved it, and the command for the same server', () => {
    const approved = { ...PLAN, approved_by: 'bob' };
    expect(text({ row: answer({ status: 'running' }), plan: approved })).toMatch(
      /\nStatus: running, approved by bob\.\n$/,
    );
    expect(text({ where: { server: 'https://c.example' } })).toContain('plan approve 12 --server https://c.example\n');
  });
});
