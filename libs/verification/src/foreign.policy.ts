import { conceptMentions, FOREIGN_CONCEPTS, foreignDoubt, quantities } from '@corroborate/domain';
import type { Article, Quantity } from '@corroborate/domain';
import { anchorsOf } from './anchors.model';
import type { PageModel, PageSentence } from './page.model';
import type { EventMatch } from './same-event.policy';
import type { TopicModel } from './topic.model';
import { ANCHOR_LIMITS } from './verification.thresholds';

const READ = /^(?:es|pt|fr|it|de)\b/i;
/** Small words that only these languages have; a page is one of theirs when many of its words are such. */
const THEIRS = /(?<!\p{L})(?:los|las|del|por|para|con|una|que|não|uma|dos|les|des|une|dans|pour|avec|gli|della|nella|che|der|die|das|und|mit|für|eine?|wurden?)(?!\p{L})/giu;

export function isForeign(article: Article): boolean {
  if (article.language !== null && /^en\b/i.test(article.language)) return false;
  if (article.language !== null) return READ.test(article.language);
  const text = article.text.slice(0, 3000);
  return (text.match(THEIRS)?.length ?? 0) > 0.1 * text.split(/\s+/).length;
}

/**
 * A page in another language supports by what needs no translation (names, figures, the days) together with a word
 * for the same kind of event, in a sentence free of denial, doubt and plans.
 */
export function foreignSupport(topic: TopicModel, page: PageModel, match: EventMatch): { sentence: PageSentence; reason: string } | null {
  if (!match.near || topic.denies || topic.planned || topic.quotes || foreignDoubt(page.headline.text) !== null) return null;
  const anchors = anchorsOf(topic, page);
  const figures = agreeingForeignFigures(topic, page);
  const names = anchors.names.length + (anchors.town ? 1 : 0);
  if (names < 2 || (figures === 0 && names < 3)) return null;
  const opening = page.sentences.slice(0, ANCHOR_LIMITS.opening);
  const kinds = new Set(topic.concepts.flat());
  const says = (one: PageSentence) => conceptMentions(one.text, FOREIGN_CONCEPTS).some((mention) => kinds.has(mention.id));
  if (opening.some((one) => says(one) && foreignDoubt(one.text) !== null)) return null;
  const sentence = opening.find(says) ?? (says(page.headline) ? opening[0] : undefined);
  return sentence ? { sentence, reason: `In another language: ${names} name(s), ${figures} figure(s), the days and the kind of event agree.` } : null;
}

/** "1.400" is fourteen hundred there; what is counted has another name, so that only figures of some size compare. */
function agreeingForeignFigures(topic: TopicModel, page: PageModel): number {
  const text = [page.headline, ...page.sentences].map((one) => one.text).join(' \n ');
  const own = quantities(text.replace(/(\d)[.\u00a0\u202f](?=\d{3}(?!\d))/g, '$1'));
  const wanted = topic.quantities.filter((one) => one.min === one.max && one.max >= ANCHOR_LIMITS.foreignFigure);
  return new Set(wanted.filter((one) => own.some((other) => same(one, other))).map((one) => one.max)).size;
}

const same = (a: Quantity, b: Quantity): boolean => a.min === b.min && a.max === b.max;
