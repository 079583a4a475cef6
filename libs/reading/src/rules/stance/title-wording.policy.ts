import { lexicon, findQuantities, tokenizeWords } from '@corroborate/text';
import { createReason, type Reason } from '@corroborate/domain';
import type { PageModel, PageSentence } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';
import { FIGURE_LIMITS } from '../stance.thresholds';

/** One to three words in quotation marks, which are often the point of the story. */
const QUOTED_WORD = /(?<![\p{L}\d])['‘“"]([\p{L}-]{3,24}(?: [\p{L}-]{1,24}){0,2})['’”"](?![\p{L}\d])/gu;
const ESTIMATE_WORDS = lexicon('en', 'propositions', 'estimates').pattern;

/**
 * A word quoted in the title that is missing from the page, or a percentage that the page only estimates; null if there
 * is neither.
 */
export function findMissingDetail(topic: TopicModel, page: PageModel): Reason | null {
  const quoted = [...topic.title.matchAll(QUOTED_WORD)].map((match) => match[1] ?? '');
  const missing = quoted.find((text) => !tokenizeWords(text).every((word) => page.stems.has(word.stem)));
  if (missing !== undefined) return createReason('caution.never-says', { quote: missing });
  return topic.quotes || ESTIMATE_WORDS.test(topic.title) ? null : findEstimate(topic, page);
}

function findEstimate(topic: TopicModel, page: PageModel): Reason | null {
  const share = findQuantities(topic.title).find((one) => one.unit === 'percent');
  if (!share) return null;
  const telling = [page.headline, ...page.sentences].filter(({ text }) =>
    findQuantities(text).some((one) => one.unit === 'percent' && one.min === share.min && one.max === share.max),
  );
  return telling.length > 0 && telling.every((one: PageSentence) => ESTIMATE_WORDS.test(one.text))
    ? createReason('caution.estimate', { quote: share.quote.trim() })
    : null;
}

const CURRENCY = lexicon('en', 'told-figures', 'currencies').pattern;

/** Whether the title has an amount of money that the page does not give even approximately. */
export function isAmountMissing(topic: TopicModel, page: PageModel): boolean {
  const sums = findQuantities(topic.title).filter((one) => one.unit === '$');
  return sums.some(
    (own) =>
      !page.quantities.some(
        (other) =>
          (other.unit === '$' || CURRENCY.test(other.unit)) &&
          other.min <= FIGURE_LIMITS.sum * own.max &&
          own.min <= FIGURE_LIMITS.sum * other.max,
      ),
  );
}
