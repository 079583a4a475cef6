import type { Attribution } from '@corroborate/domain';
import type { PageNotes } from '../notes/page-notes.schema';
import type { DataLine } from '../grounding/fence.policy';
import { bridgeArticle } from '../testing/article.fixture';
import { ScriptedChat } from '../testing/scripted.chat';
import { ModelSession } from './model.session';
import { toAttributions, readSourcing, verifyOwnReporting } from './page.attribution';

const OWN = 'Our reporter saw the crack from the river bank.';
const CREDIT = 'The crack was first reported by the Aldham Courier.';
const BY_THE_WAY = 'A resident told the Wend Herald that buses were full.';
const article = bridgeArticle(`${CREDIT} ${OWN} ${BY_THE_WAY} The county police closed the bridge.`);
const session = (first: ScriptedChat, critic: ScriptedChat[] = []) =>
  new ModelSession({ first: [first], critic }, { investigationId: 1, stage: 'origin' });
type Leaning = PageNotes['sourcing']['others'][number];
const leaning = (given: Partial<Leaning> = {}): Leaning => ({
  ...{ source: 'Aldham Courier', rests: 'story', quote: CREDIT, start: 0, end: CREDIT.length },
  ...given,
});
const byRule = (cue: string, given: Partial<Attribution> = {}): Attribution => ({
  source: 'the Wend Herald',
  cue,
  sentence: BY_THE_WAY,
  link: null,
  site: null,
  kind: 'outlet',
  ...given,
});

describe('outlets that a page relies on, found by a model', () => {
  const found = (others: Leaning[], byRules: Attribution[] = [], known: Record<string, string> = {}) => {
    const notes = { sourcing: { own: [], others, unnamed: [] } } as unknown as PageNotes;
    return toAttributions(article, readSourcing(notes), { byRules, resolve: (name) => known[name] ?? null });
  };

  it('lists newsrooms that a page relies on as the page names them, with or without a known site', () => {
    const expected = {
      source: 'Aldham Courier',
      cue: '',
      sentence: CREDIT,
      kind: 'outlet',
      by: 'model',
    };
    expect(found([leaning()])).toMatchObject([{ ...expected, site: null, whole: true }]);
    const known = found([leaning({ rests: 'detail' })], [], { 'Aldham Courier': 'courier.example' });
    expect(known).toEqual([{ ...expected, site: 'courier.example', link: null }]);
  });

  it.each([
    ['a name that is not in the quote', { source: 'Reuters' }],
    ['a word that is not a name', { source: 'the' }],
  ])('drops an outlet that a model reports with %s', (_, given) => expect(found([leaning(given)])).toEqual([]));

  it('excludes the page’s own newsroom from the outlets that it relies on', () =>
    expect(found([leaning()], [], { 'Aldham Courier': article.site })).toEqual([]));

  it('lists a credit found by rules only if the whole story relies on it', () => {
    const known = [byRule('first reported by', { source: 'the Aldham Courier' })];
    expect(found([leaning({ rests: 'detail' })], known)).toEqual([]);
    expect(found([leaning()], known)).toMatchObject([{ whole: true }]);
  });

  it('excludes authorities known to rules, but lists a newsroom that rules mistook for a person', () => {
    const police = leaning({
      quote: 'The county police closed the bridge.',
      source: 'The county police',
    });
    const as = (kind: Attribution['kind']) => [byRule('said', { source: 'county police', kind })];
    expect(found([police], as('official'))).toEqual([]);
    expect(found([police], as('person'))).toHaveLength(1);
  });
});

describe('sentences that show original reporting', () => {
  /** Answers for each sentence by its text, as scripted. */
  const second = (say: (text: string) => string) => (data: DataLine[]) => ({
    answers: data.map(({ statement, text }) => ({ statement, answer: say(text ?? '') })),
  });
  const careful = second((text) => (text === OWN ? 'own' : 'taken-over'));
  const own = async (byRules: Attribution[], answers: ReturnType<typeof second>, critic: ScriptedChat[] = []) => {
    const chat = new ScriptedChat({ firsthand: answers });
    const of = session(chat, critic);
    const attributions = await verifyOwnReporting(of, { citations: [], firsthand: [OWN] }, byRules);
    return { attributions, asked: chat.asked.length, contradictions: of.account().contradictions };
  };

  it('counts original reporting if rules see the other newsroom mentioned only in passing', async () => {
    const { attributions } = await own([byRule('told')], careful);
    expect(attributions).toEqual([
      { source: '', cue: '', sentence: OWN, link: null, site: null, kind: 'own', by: 'model' },
    ]);
  });

  it.each([
    ['rules find no other outlet that it relies on', []],
    ['rules find a credit to another newsroom', [byRule('first reported by')]],
    ['rules find a credit to an agency', [byRule('told', { kind: 'agency' })]],
  ])('requests no check of original reporting if %s', async (_, byRules) =>
    expect(await own(byRules, careful)).toMatchObject({ attributions: [], asked: 0 }),
  );

  it('ignores original reporting if the model attributes the other newsroom’s sentence to the page', async () =>
    expect(
      await own(
        [byRule('told')],
        second(() => 'own'),
      ),
    ).toMatchObject({ attributions: [], contradictions: 1 }));

  it('requires the critic to confirm original reporting if there is one', async () => {
    const critic = new ScriptedChat({ firsthand: second(() => 'not-said') }, 'critic');
    expect(await own([byRule('told')], careful, [critic])).toMatchObject({ attributions: [], asked: 0 });
    expect(critic.asked).toHaveLength(1);
  });
});
