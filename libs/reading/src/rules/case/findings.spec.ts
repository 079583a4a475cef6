import { createReason } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { buildArticle } from '@corroborate/domain/testing';
import { buildCase } from '../testing/judged';
import { STRIKE, STRIKE_REPORT } from '../testing/stories';
import { buildTopicModel } from '../topic/topic.model';
import {
  closestSentence,
  mentionFinding,
  toPassage,
  computeStrength,
  supportFinding,
  unrelatedFinding,
} from './findings';

const TOPIC = buildTopicModel(STRIKE, []);
const TEXT = 'The gulls cried. Quillon Cannery packs herring. It rained.';
const article = buildArticle('Quillon Cannery', TEXT);
const page = buildPageModel(article);
const REASON = createReason('stance.whole-passage');

describe('finding of the rules about a page', () => {
  it('gives an unrelated page strength 0 and no quote', () => {
    expect(unrelatedFinding(REASON)).toEqual({ stance: 'unrelated', strength: 0, passage: null, reasons: [REASON] });
  });

  it('quotes the closest sentence for a mention', () => {
    const found = mentionFinding(buildCase(STRIKE, article), [REASON]);
    expect(found).toMatchObject({ stance: 'mentions', strength: 0.4, reasons: [REASON] });
    expect(found.passage?.quote).toBe('Quillon Cannery packs herring.');
  });

  it('judges a page as unrelated instead of as a mention if it has no sentence to quote', () => {
    const empty = buildCase(STRIKE, buildArticle('Quillon Cannery', ''));
    expect(mentionFinding(empty, [REASON])).toEqual(unrelatedFinding(REASON));
    expect(mentionFinding(empty, [])).toEqual(unrelatedFinding(createReason('stance.nothing-to-quote')));
  });

  it('supports only with a sentence from the text', () => {
    const c = buildCase(STRIKE, article);
    const [first] = c.page.sentences;
    if (!first) throw new Error('a sentence was to be read');
    expect(supportFinding(c, { sentence: first, reason: REASON }, 0.7)).toMatchObject({
      stance: 'supports',
      strength: 0.7,
      passage: { quote: 'The gulls cried.' },
    });
    expect(supportFinding(c, null, 0.7)).toBeNull();
    expect(supportFinding(c, { sentence: c.page.headline, reason: REASON }, 0.7)).toBeNull();
    expect(supportFinding(c, { sentence: { ...first, text: 'The gulls laughed.' }, reason: REASON }, 0.7)).toBeNull();
  });

  it('lists its own reason for support before those of the event match', () => {
    const c = buildCase(STRIKE, buildArticle('Pickets at Quillon Cannery', STRIKE_REPORT));
    const [sentence] = c.page.sentences;
    const found = supportFinding(c, sentence ? { sentence, reason: REASON } : null, 0.7);
    expect(found?.reasons).toEqual([REASON, ...c.match.reasons]);
  });
});

describe('closest sentence', () => {
  it('selects the sentence with most of the topic’s words as the closest, or the earlier one on a tie', () => {
    expect(closestSentence(TOPIC, page.sentences)?.text).toBe('Quillon Cannery packs herring.');
    const twice = buildPageModel(buildArticle('', 'Quillon Cannery is old. Quillon Cannery is large.'));
    expect(closestSentence(TOPIC, twice.sentences)?.text).toBe('Quillon Cannery is old.');
  });

  it('selects the first sentence as the closest if no sentence shares a word, and null without sentences', () => {
    const other = buildPageModel(buildArticle('', 'The gulls cried. It rained.'));
    expect(closestSentence(TOPIC, other.sentences)?.text).toBe('The gulls cried.');
    expect(closestSentence(TOPIC, [])).toBeNull();
  });

  it('never selects the headline as the closest sentence', () => {
    expect(closestSentence(TOPIC, [page.headline])).toBeNull();
  });
});

describe('quoted passage', () => {
  it('extracts a quoted passage from the text by its offsets', () => {
    for (const sentence of page.sentences) {
      const passage = toPassage(sentence, article);
      expect(article.text.slice(passage?.start, passage?.end)).toBe(sentence.text);
    }
  });

  it('returns a null passage for a headline, for null and for a sentence of another page', () => {
    expect(toPassage(page.headline, article)).toBeNull();
    expect(toPassage(null, article)).toBeNull();
    expect(
      toPassage(page.sentences[1] ?? null, buildArticle('', 'Something else stands here now, all in all.')),
    ).toBeNull();
  });
});

describe('strength of support', () => {
  it.each([
    [0, 0, 0.45],
    [1, 0, 0.8],
    [0, 1, 0.52],
    [1, 1, 0.87],
    [0.5, 2, 0.77],
    [1, 3, 1],
    [1, 100, 1],
  ])('computes the strength of support from a share of %d and a weight of %d as %d', (share, weight, expected) => {
    expect(computeStrength(share, weight)).toBe(expected);
  });

  it('increases with share and weight within its limits', () => {
    for (let share = 0; share < 1; share += 0.1)
      for (let weight = 0; weight < 6; weight += 1) {
        const here = computeStrength(share, weight);
        expect(computeStrength(share + 0.1, weight)).toBeGreaterThanOrEqual(here);
        expect(computeStrength(share, weight + 1)).toBeGreaterThanOrEqual(here);
        expect(here).toBeGreaterThanOrEqual(0.45);
        expect(here).toBeLessThanOrEqual(1);
      }
  });
});
