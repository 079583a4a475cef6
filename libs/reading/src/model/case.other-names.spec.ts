import { createReason, type Article, type Claim, type StanceJudgement } from '@corroborate/domain';
import { bridgeTopic } from '../testing/article.fixture';
import { ScriptedChat } from '../testing/scripted.chat';
import type { PagesToMatch } from '../tasks/other-names.types';
import { matchNames } from './case.other-names';
import { ModelSession } from './model.session';

const CORE: Claim = {
  ...{ id: 'c1', text: 'The Wend bridge was closed because of a crack.', kind: 'event' },
  ...{ core: true, importance: 1, reasons: [] },
};
const NOTICE =
  'The authority has closed structure B-114 on the county road. A crack of two meters was found in its main girder.';
const MENTIONS: StanceJudgement = { stance: 'mentions', strength: 0.3, passage: null, reasons: [] };
const pageOf = (sourceId: number, over: Partial<PagesToMatch['pages'][number]> = {}) => ({
  ...{ sourceId, name: 'Road Authority', overall: MENTIONS },
  article: { text: NOTICE, title: 'Notice B-114', published: null } as unknown as Article,
  ...over,
});
const same = (over: object = {}) => ({
  ...{ page: '1', answer: 'same', passage: '1.p1', quote: 'The authority has closed structure B-114' },
  ...{ names: [{ statement: 'Wend bridge', page: 'structure B-114' }], link: null, ...over },
});

const REPORT = {
  name: 'Wend Gossip',
  article: { text: 'The Wend bridge is structure B-114 in their files.', title: 'Bridge shut', published: null },
} as unknown as PagesToMatch['reports'][number];

async function match(answers: object[], pages = [pageOf(7)]) {
  const chat = new ScriptedChat({ 'other-names': { pages: answers } });
  const session = new ModelSession({ first: [chat], critic: [] }, { investigationId: 1, stage: 'cross-reference' });
  const found = await matchNames(session, { topic: bridgeTopic(), core: CORE, pages, reports: [REPORT], leads: [] });
  return { chat, found, dropped: session.account().droppedQuotes };
}

describe('pages that tell the story under other names', () => {
  it('counts pages that tell the story under other names as support, with the names to compare', async () => {
    const { found, chat } = await match([same({ link: { passage: '1.p2', quote: 'A crack of two meters' } })]);
    expect(chat.asked[0]?.data.slice(1, 4)).toEqual([
      { statement: CORE.text },
      { page: '1', title: 'Notice B-114', published: null },
      { report: 'r1', title: 'Bridge shut', published: null },
    ]);
    expect(found.get(7)).toMatchObject({
      ...{ stance: 'supports', passage: { quote: 'The authority has closed structure B-114', start: 0 } },
      reasons: [
        createReason('model.other-names', {
          ...{
            name: 'Road Authority',
            story: 'Wend bridge',
            page: 'structure B-114',
            link: 'A crack of two meters',
            linkedBy: '',
          },
        }),
      ],
    });
  });

  it('names the report if only it shows that both names are the same', async () => {
    const { found } = await match([same({ link: { passage: 'r1.p1', quote: 'structure B-114' } })]);
    expect(found.get(7)?.reasons[0]?.params).toMatchObject({ link: 'structure B-114', linkedBy: 'Wend Gossip' });
  });

  it('never counts a report as support', async () => {
    const { found, dropped } = await match([same({ page: 'r1', passage: 'r1.p1', quote: 'structure B-114' })]);
    expect([found.size, dropped]).toEqual([0, 1]);
  });

  it.each([
    ['a quote that the page does not have', { quote: 'The bridge of Wend is closed' }],
    ['a name that the main claim does not have', { names: [{ statement: 'Aldra ferry', page: 'structure B-114' }] }],
    ['a name that the page does not have', { names: [{ statement: 'Wend bridge', page: 'structure B-115' }] }],
    ['no names', { names: [] }],
    ['a page not in the request', { page: '4' }],
  ])('finds no page that tells the story under other names by %s', async (_, over) => {
    const { found, dropped } = await match([same(over)]);
    expect([found.size, dropped]).toEqual([0, 1]);
  });

  it('excludes pages that report only part of the story under other names', async () => {
    expect((await match([same({ answer: 'part' })])).found.size).toBe(0);
  });

  it('requests no comparison of names if a rule excludes the pages or if there are none', async () => {
    const barred = pageOf(7, { overall: { ...MENTIONS, reasons: [createReason('page.satire')] } });
    for (const pages of [[barred], []]) expect((await match([same()], pages)).chat.asked).toEqual([]);
  });
});
