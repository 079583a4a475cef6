import type { Claim } from '@corroborate/domain';
import { fence } from '../grounding/fence.policy';
import { numberPassages } from '../grounding/passages.policy';
import { loadPrompt } from './prompts/prompts';
import { bridgeTopic } from '../testing/article.fixture';
import { buildStatements } from '../guards/vouching/controls.policy';
import { estimateTokens, priceByModel, countTaskTokens, WORKLOADS } from './estimate.policy';
import { pageNotesTask, stanceTask, vouchingTask } from './page.tasks';

const topic = bridgeTopic();
const claims: Claim[] = ['The Wend bridge was closed after 2 cracks were found.', 'It carries 900 cars a day.'].map(
  (text, index) => ({ id: `c${index}`, text, kind: 'event', core: index === 0, importance: 1, reasons: [] }),
);
const SENTENCE = 'Engineers of the county said on Monday that the crack in the girder of the Wend bridge had grown. ';

/** Four characters per token of the text sent. */
const sent = (task: Pick<ReturnType<typeof stanceTask>, 'prompt' | 'data'>): number =>
  (`${loadPrompt('reader').text}\n\n${task.prompt.text}`.length + fence(task.data, 'x'.repeat(22)).length) / 4;

describe('token estimate for reading a page', () => {
  it.each([1_300, 3_000, 11_000])(
    'estimates close to the number of tokens sent for a page of %i characters',
    (shown) => {
      const passages = numberPassages(SENTENCE.repeat(Math.ceil(shown / SENTENCE.length)), topic.title);
      const real = passages.reduce((sum, { raw }) => sum + raw.length, 0);
      const statements = buildStatements(claims, Buffer.from('of this test'));
      const stance = sent(stanceTask(topic, statements, passages));
      expect(Math.abs(countTaskTokens('stance', real) / stance - 1)).toBeLessThan(0.15);
      const found = { passage: 'p1', quote: SENTENCE.trim() };
      const page = { title: topic.title, published: '2026-01-06' };
      const vouching = sent(vouchingTask({ topic, core: claims[0]?.text ?? '' }, found, passages, page));
      expect(Math.abs(countTaskTokens('vouching', real) / vouching - 1)).toBeLessThan(0.15);
      const notes = sent(pageNotesTask({ topic, statements }, page, passages));
      expect(Math.abs(countTaskTokens('page-notes', real) / notes - 1)).toBeLessThan(0.15);
    },
  );

  it('estimates at most 2.5 cents for a typical investigation with the cheapest models', () => {
    const typical = priceByModel(estimateTokens(WORKLOADS.typical));
    const usdOf = (model: string) => typical.find((one) => one.model === model)?.usd;
    expect(usdOf('gpt-6-luna')).toBeLessThan(0.025);
    expect(usdOf('gemini-2.5-flash-lite')).toBeLessThan(0.025);
    expect(typical.map(({ usd }) => usd)).toEqual(typical.map(({ usd }) => usd).sort((a, b) => a - b));
  });
});
