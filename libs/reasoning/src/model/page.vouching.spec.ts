import { because, type Claim, type StanceJudgement } from '@corroborate/domain';
import type { DataLine } from '../fence.policy';
import type { PageJudgement } from '../reasoner.port';
import { articleOf, topicOf } from '../testing/article.fixture';
import { ScriptedChat } from '../testing/scripted.chat';
import { ModelSession } from './model.session';
import { readToVouch } from './page.vouching';

const article = articleOf(
  'Engineers shut the crossing at Aldham on Monday. A fracture had been seen in a girder. Buses take another way.',
);
const core = 'The Wend bridge was closed after 2 cracks were found.';
const claims: Claim[] = [{ id: 'c1', text: core, kind: 'event', core: true, importance: 1, reasons: [] }];
const unsure: StanceJudgement = {
  stance: 'mentions',
  strength: 0.4,
  passage: { quote: 'A fracture had been seen in a girder.', start: 49, end: 86 },
  reasons: [because('stance.no-sentence')],
};
const rules: PageJudgement = {
  overall: unsure,
  perClaim: [{ claimId: 'c1', judgement: unsure }],
  sameEvent: { same: false, reasons: [] },
};
const QUOTE = 'Engineers shut the crossing at Aldham on Monday.';

/** Answers each statement by its words. */
const stances = (say: (text: string) => string) => (data: DataLine[]) => ({
  answers: data
    .filter((line) => line.claim)
    .map((line) => {
      const stance = say(line.text ?? '');
      return { claim: line.claim, stance, ...(stance === 'unrelated' ? NOTHING : { passage: 'p1', quote: QUOTE }) };
    }),
});
const NOTHING = { passage: '', quote: '' };
const careful = stances((text) => (text === core ? 'supports' : 'disputes'));
const vouching = (answer: string) => ({ answer, passage: 'p1', quote: QUOTE });

async function readBy(first: ScriptedChat, critic: ScriptedChat | null = null) {
  const session = new ModelSession({ first, critic }, { investigationId: 1, stage: 'assess' });
  const judged = await readToVouch(session, { topic: topicOf(), claims, article }, rules);
  return { judged, account: session.account() };
}

it('a page in other words counts by a careful reader, with the words it rests on', async () => {
  const chat = new ScriptedChat({ stance: careful, vouching: vouching('reports') });
  const { judged, account } = await readBy(chat);
  expect(judged.overall).toMatchObject({ stance: 'supports', passage: { quote: QUOTE, start: 0 } });
  expect(judged.sameEvent.same).toBe(true);
  expect(judged.reading).toMatchObject({ counts: true, byRules: unsure, vouchings: [{ answer: 'reports' }] });
  expect(account).toMatchObject({ vouched: 1, contradictions: 0 });
  expect(chat.asked.map(({ name }) => name)).toEqual(['stance', 'vouching']);
});

it('a reader that says yes to everything contradicts itself and is not heard', async () => {
  const chat = new ScriptedChat({ stance: stances(() => 'supports'), vouching: vouching('reports') });
  const { judged, account } = await readBy(chat);
  expect(judged.overall.stance).toBe('mentions');
  expect(account).toMatchObject({ vouched: 0, contradictions: 1 });
  expect(chat.asked).toHaveLength(1);
});

it('a reader that quotes what is not there is not heard, in either question', async () => {
  const invented = (data: DataLine[]) => ({
    answers: careful(data).answers.map((one) => ({ ...one, quote: 'The bridge fell into the river.' })),
  });
  expect((await readBy(new ScriptedChat({ stance: invented }))).judged.overall.stance).toBe('mentions');
  const words = { ...vouching('reports'), quote: 'Our reporter saw it herself.' };
  const { judged, account } = await readBy(new ScriptedChat({ stance: careful, vouching: words }));
  expect(judged.overall.stance).toBe('mentions');
  expect(account.droppedQuotes).toBe(1);
});

it('the critic is asked for support that would count, in both questions', async () => {
  const first = new ScriptedChat({ stance: careful, vouching: vouching('reports') });
  const critic = new ScriptedChat({ stance: careful, vouching: vouching('passes-on') }, 'critic');
  const { judged } = await readBy(first, critic);
  expect(judged.overall.stance).toBe('mentions');
  expect(critic.asked.map(({ name }) => name)).toEqual(['stance', 'vouching']);
  expect(first.asked.map(({ name }) => name)).toEqual(['stance']);
});

it('no reader is told whose page it reads', async () => {
  const chat = new ScriptedChat({ stance: careful, vouching: vouching('reports') });
  const named = { ...article, outletName: 'The Aldham Gazette', byline: 'Ottoline Brace' };
  const session = new ModelSession({ first: chat, critic: null }, { investigationId: 1, stage: 'assess' });
  await readToVouch(session, { topic: topicOf(), claims, article: named }, rules);
  expect(JSON.stringify(chat.asked.map(({ data }) => data))).not.toMatch(/gazette|Ottoline|https?:/i);
});
