import { createReason, type Claim, type StanceJudgement } from '@corroborate/domain';
import type { DataLine } from '../grounding/fence.policy';
import type { PageJudgement } from '../reasoner.port';
import { bridgeArticle, bridgeTopic } from '../testing/article.fixture';
import { buildNotesAnswer, NOTHING } from '../testing/notes.answer.fixture';
import { ScriptedChat } from '../testing/scripted.chat';
import { ScriptedChecker } from '../testing/scripted.checker';
import { ModelSession } from './model.session';
import { judgeWithModels } from './page.vouching';

const article = bridgeArticle(
  'Engineers shut the crossing at Aldham on Monday. A fracture had been seen in a girder. Buses take another way.',
);
const core = 'The Wend bridge was closed after 2 cracks were found.';
const claims: Claim[] = [{ id: 'c1', text: core, kind: 'event', core: true, importance: 1, reasons: [] }];
const unsure: StanceJudgement = {
  stance: 'mentions',
  strength: 0.4,
  passage: { quote: 'A fracture had been seen in a girder.', start: 49, end: 86 },
  reasons: [createReason('stance.no-sentence')],
};
const rules: PageJudgement = {
  overall: unsure,
  perClaim: [{ claimId: 'c1', judgement: unsure }],
  sameEvent: { same: false, reasons: [] },
};
const QUOTE = 'Engineers shut the crossing at Aldham on Monday.';

/** Answers each statement by its text. */
const stances = (say: (text: string) => string) => (data: DataLine[]) => ({
  answers: data
    .filter((line) => line.claim)
    .map((line) => {
      const stance = say(line.text ?? '');
      return { claim: line.claim, stance, ...(stance === 'unrelated' ? NOTHING : { passage: 'p1', quote: QUOTE }) };
    }),
});
/** Script of one reader: page notes for the first reading, stances for the second. */
const reads = (stance: ReturnType<typeof stances>) => ({ stance, 'page-notes': buildNotesAnswer(stance) });
const careful = stances((text) => (text === core ? 'supports' : 'disputes'));
const vouching = (answer: string) => ({ answer, passage: 'p1', quote: QUOTE });

type Readers = ConstructorParameters<typeof ModelSession>[0];

async function readBy(
  chat: ScriptedChat,
  critic: ScriptedChat[] = [],
  checker: Readers['checker'] = null,
  byRules = rules,
) {
  const session = new ModelSession({ first: [chat], critic, checker }, { investigationId: 1, stage: 'assess' });
  const judged = await judgeWithModels(session, { topic: bridgeTopic(), claims, article }, byRules);
  return { judged, account: session.account() };
}

it('counts a differently worded page on a careful reading, with its quote', async () => {
  const chat = new ScriptedChat({ ...reads(careful), vouching: vouching('reports') });
  const { judged, account } = await readBy(chat);
  expect(judged.overall).toMatchObject({ stance: 'supports', passage: { quote: QUOTE, start: 0 } });
  expect(judged.sameEvent.same).toBe(true);
  expect(judged.reading).toMatchObject({ byRules: unsure, vouchings: [{ answer: 'reports' }] });
  expect(account).toMatchObject({ vouched: 1, contradictions: 0 });
  expect(chat.asked.map(({ name }) => name)).toEqual(['page-notes', 'vouching']);
});

it('ignores a model that answers yes to everything and so contradicts itself', async () => {
  const chat = new ScriptedChat({ ...reads(stances(() => 'supports')), vouching: vouching('reports') });
  const { judged, account } = await readBy(chat);
  expect(judged.overall.stance).toBe('mentions');
  expect(account).toMatchObject({ vouched: 0, contradictions: 1 });
  expect(chat.asked).toHaveLength(1);
});

it('ignores a model that invents quotes, for either question', async () => {
  const invented = (data: DataLine[]) => ({
    answers: careful(data).answers.map((one) => ({ ...one, quote: 'The bridge fell into the river.' })),
  });
  expect((await readBy(new ScriptedChat({ ...reads(invented) }))).judged.overall.stance).toBe('mentions');
  const words = { ...vouching('reports'), quote: 'Our reporter saw it herself.' };
  const { judged, account } = await readBy(new ScriptedChat({ ...reads(careful), vouching: words }));
  expect(judged.overall.stance).toBe('mentions');
  expect(account.droppedQuotes).toBe(1);
});

describe('page that rules do not understand', () => {
  const reasons = [createReason('stance.silent')];
  const unrelated: StanceJudgement = { ...unsure, stance: 'unrelated', passage: null, reasons };
  const byRules = { ...rules, overall: unrelated };
  const judgedBy = async (answer: string, over: Partial<PageJudgement> = {}) => {
    const chat = new ScriptedChat({ ...reads(careful), vouching: vouching(answer) });
    return (await readBy(chat, [], null, { ...byRules, ...over })).judged.overall;
  };

  it('counts an unclear page as a mention if the model finds the event but does not confirm the claim', async () => {
    expect(await judgedBy('not-said')).toMatchObject({ stance: 'mentions', passage: { quote: QUOTE } });
  });

  it('does not treat a page as being about another event if the model finds this event', async () => {
    const reasons = [createReason('stance.not-this-event'), createReason('stance.silent')];
    const overall = { ...unrelated, stance: 'mentions' as const, rule: 'another-event', reasons };
    const judged = await judgedBy('not-said', { overall });
    expect(judged).toMatchObject({ stance: 'mentions', rule: 'grounded-reading' });
    expect(judged.reasons.map(({ code }) => code)).not.toContain('stance.not-this-event');
    expect((await judgedBy('another-event', { overall })).rule).toBe('another-event');
    expect((await judgedBy('reports', { overall })).stance).toBe('supports');
  });

  it('stays unrelated if the model finds another event, or if the page is satire', async () => {
    expect((await judgedBy('another-event')).stance).toBe('unrelated');
    const satire = { ...unrelated, reasons: [createReason('page.satire')] };
    expect((await judgedBy('not-said', { overall: satire })).stance).toBe('unrelated');
  });
});

it('keeps the rules’ reading without page notes and sends no other request', async () => {
  const chat = new ScriptedChat({ stance: careful, vouching: vouching('reports') });
  const { judged, account } = await readBy(chat);
  expect(judged).toEqual(rules);
  expect(account.degraded).toHaveLength(1);
  expect(chat.asked.map(({ name }) => name)).toEqual(['page-notes']);
});

it('asks the critic both questions about a page whose support would count', async () => {
  const first = new ScriptedChat({ ...reads(careful), vouching: vouching('reports') });
  const critic = new ScriptedChat({ ...reads(careful), vouching: vouching('passes-on') }, 'critic');
  const { judged } = await readBy(first, [critic]);
  expect(judged.overall.stance).toBe('mentions');
  expect(critic.asked.map(({ name }) => name)).toEqual(['stance', 'vouching']);
  expect(first.asked.map(({ name }) => name)).toEqual(['page-notes']);
});

describe('checker', () => {
  const reader = () => new ScriptedChat({ ...reads(careful), vouching: vouching('reports') });
  const says = (yes: number | null, no: number | null) =>
    new ScriptedChecker(({ claim }) => (claim === core ? yes : no));

  it('as critic counts a page together with the reader, and records both', async () => {
    const port = says(0.9, 0.1);
    const { judged, account } = await readBy(reader(), [], { port, role: 'critic' });
    expect(judged.overall.stance).toBe('supports');
    expect(judged.reading?.checks?.map(({ of, probability }) => [of, probability])).toEqual([
      ['core', 0.9],
      ['control', 0.1],
      ['control', 0.1],
    ]);
    expect(account).toMatchObject({ vouched: 1, notBorneOut: 0 });
    expect(port.asked[0]?.document).toContain(QUOTE);
  });

  it.each([
    ['finds no support', says(0.3, 0.1), 1],
    ['also finds support for the denial', says(0.9, 0.9), 2],
  ])('as critic rejects a page if it %s, before a second question is paid for', async (_, port, asked) => {
    const chat = reader();
    const { judged, account } = await readBy(chat, [], { port, role: 'critic' });
    expect(judged.overall.stance).toBe('mentions');
    expect(account).toMatchObject({ vouched: 0, notBorneOut: 1 });
    expect(port.asked).toHaveLength(asked);
    expect(chat.asked.map(({ name }) => name)).toEqual(['page-notes']);
  });

  it('as critic counts no page while it is unavailable, and reports this', async () => {
    const { judged, account } = await readBy(reader(), [], { port: says(null, null), role: 'critic' });
    expect(judged.overall.reasons.at(-1)).toEqual(createReason('model.unchecked', { name: 'checker scripted' }));
    expect(account.degraded).toEqual([
      'checker scripted: it is down; pages that only a model reads as support do not count without it',
    ]);
  });

  it('as filter withholds a page from the model if it finds neither the statement nor its denial', async () => {
    const chat = reader();
    const { judged, account } = await readBy(chat, [], { port: says(0.01, 0.01), role: 'first' });
    expect(judged.overall).toEqual(unsure);
    expect(judged.reading).toMatchObject({ voices: [], checks: [{ probability: 0.01 }, {}, {}] });
    expect(account).toMatchObject({ notRead: 1 });
    expect(chat.asked).toEqual([]);
  });

  it.each([
    ['it is unsure whether the page is unrelated', says(0.06, 0.01)],
    ['it finds a possible denial', says(0.01, 0.9)],
    ['it is unavailable', says(null, null)],
  ])('as filter passes a page to the model if %s, without counting it', async (_, port) => {
    const { judged, account } = await readBy(reader(), [], { port, role: 'first' });
    expect(judged.overall.stance).toBe('supports');
    expect(account).toMatchObject({ vouched: 1, notRead: 0 });
  });

  it('as filter passes every page with support found by rules to the model', async () => {
    const chat = new ScriptedChat({ ...reads(stances(() => 'mentions')) });
    const session = new ModelSession(
      { first: [chat], checker: { port: says(0, 0), role: 'first' } },
      { investigationId: 1, stage: 'assess' },
    );
    const supported = { ...rules, overall: { ...unsure, stance: 'supports' as const } };
    const judged = await judgeWithModels(session, { topic: bridgeTopic(), claims, article }, supported);
    expect(judged.overall.stance).toBe('mentions');
    expect(chat.asked).toHaveLength(1);
  });
});

it('takes the second opinion from another provider, even after a fallback', async () => {
  const script = { ...reads(careful), vouching: vouching('reports') };
  const [openai, gemini] = [new ScriptedChat(script, 'a', 'openai'), new ScriptedChat(script, 'b', 'gemini')];
  const spent = new ScriptedChat({ fails: {} }, 'c', 'xai');
  const readers = { first: [spent, openai], critic: [openai, gemini] };
  const session = new ModelSession(readers, { investigationId: 1, stage: 'assess' });
  const { reading } = await judgeWithModels(session, { topic: bridgeTopic(), claims, article }, rules);
  expect(reading?.voices.map(({ name }) => name)).toEqual(['openai a', 'gemini b']);
  expect(reading?.vouchings?.map(({ name }) => name)).toEqual(['gemini b']);
});

it('sends no outlet or author to a model', async () => {
  const chat = new ScriptedChat({ ...reads(careful), vouching: vouching('reports') });
  const named = { ...article, outletName: 'The Aldham Gazette', byline: 'Ottoline Brace' };
  const session = new ModelSession({ first: [chat] }, { investigationId: 1, stage: 'assess' });
  await judgeWithModels(session, { topic: bridgeTopic(), claims, article: named }, rules);
  expect(JSON.stringify(chat.asked.map(({ data }) => data))).not.toMatch(/gazette|Ottoline|https?:/i);
});
