import type { Claim } from '@corroborate/domain';
import type { DataLine } from '../grounding/fence.policy';
import { bridgeArticle, bridgeTopic } from '../testing/article.fixture';
import { ScriptedChat } from '../testing/scripted.chat';
import { readClaims } from './claims.reading';
import { ModelSession } from './model.session';

const CLAIM_TEXT = 'Repairs will cost the county two million dollars.';
const claims = [CLAIM_TEXT, 'The bridge was built in 1931.', 'Nobody was hurt.'].map((text, at): Claim => ({
  ...{ id: `s${at + 1}`, text, kind: 'event', core: false, importance: 0.6, reasons: [] },
}));

/** Supports the first claim, denies the second with an invented quote, and omits the third. */
const answers = (data: DataLine[]) => {
  const idOf = (text: string) => data.find((line) => line.claim && line.text === text)?.claim;
  const passage = data.find((line) => line.passage)?.passage;
  return {
    answers: [
      { claim: idOf(claims[0]!.text), stance: 'supports', passage, quote: CLAIM_TEXT, differs: '' },
      { claim: idOf(claims[1]!.text), stance: 'disputes', passage, quote: 'built in 1950', differs: '1950' },
      { claim: idOf(claims[2]!.text), stance: 'unrelated', passage: '', quote: '', differs: '' },
    ],
  };
};

async function readBy(chat: ScriptedChat, texts: string[]) {
  const session = new ModelSession({ first: [chat] }, { investigationId: 1, stage: 'decide' });
  const pages = texts.map((text, at) => ({ sourceId: at + 1, article: bridgeArticle(text) }));
  return { read: await readClaims(session, { topic: bridgeTopic(), claims, pages }), account: session.account() };
}

describe('readClaims', () => {
  it('sends one request per page, and keeps answers grounded in their quote', async () => {
    const chat = new ScriptedChat({ 'source-claims': answers });
    const { read, account } = await readBy(chat, [CLAIM_TEXT, `${CLAIM_TEXT} Work begins in May.`]);
    expect(chat.asked).toHaveLength(2);
    expect([...read.keys()]).toEqual([1, 2]);
    expect(read.get(1)).toMatchObject([
      { claimId: 's1', judgement: { stance: 'supports', passage: { quote: CLAIM_TEXT, start: 0 } } },
    ]);
    expect(account.droppedQuotes).toBe(2);
  });

  it('keeps a differing value given by the model only if the quote contains it', async () => {
    const giving = (differs: string) => (data: DataLine[]) => {
      const [first] = answers(data).answers;
      return { answers: [{ ...first, stance: 'disputes', differs }] };
    };
    const judged = async (differs: string) => {
      const { read } = await readBy(new ScriptedChat({ 'source-claims': giving(differs) }), [CLAIM_TEXT]);
      return read.get(1)?.[0]?.judgement;
    };
    const given = await judged('two million');
    expect(given).toMatchObject({ stance: 'disputes', differs: 'two million' });
    expect(given?.reasons.map(({ code }) => code)).toEqual(['model.other-value']);
    expect(await judged('five million')).not.toHaveProperty('differs');
  });

  it('leaves out a page that no model read', async () => {
    expect((await readBy(new ScriptedChat({}), [CLAIM_TEXT])).read.size).toBe(0);
  });
});
