import {
  isCredible,
  isCredibleElsewhere,
  type Article,
  type Instant,
  type OutletKind,
  type StanceJudgement,
  type Tier,
} from '@corroborate/domain';
import { getKnownLanguage } from '@corroborate/text';
import { STORY_WINDOW } from './origin.thresholds';

/** A page with its stance and other judgments. */
export interface JudgedPage {
  id: number;
  article: Pick<Article, 'finalUrl' | 'language' | 'languageBasis' | 'published' | 'claimReviews' | 'schemaTypes'>;
  kind: OutletKind;
  tier: Tier;
  stance: StanceJudgement['stance'];
  sameEvent: boolean;
  isTopicPage: boolean;
}

export interface StoryPages {
  /** IDs of pages that report the story as true and may be its origin. */
  reporting: Set<number>;
  /** IDs of pages about the same event that others may rely on, though they do not count as reporting the story. */
  lean: Set<number>;
}

/**
 * Finds pages that report the story. A debunk, a preview or a page that only shares words does not, however early. A
 * neutral page on the event does, unless a credible page disputes the story, or it is not credible while credible ones
 * support the story. Other languages are matched by event, because stance is judged in the topic's language.
 */
export function findStoryPages(
  pages: readonly JudgedPage[],
  topic: { language: string | null; eventDate: Instant | null },
): StoryPages {
  const articles = pages.filter((page) => !isIndexPage(page.article) && !isFactCheck(page));
  const credible = pages.filter((page) => page.sameEvent && isCredibleElsewhere(page));
  const scene = {
    language: topic.language,
    notBefore: storyStart(topic.eventDate, articles),
    supported: credible.some(({ stance }) => stance === 'supports'),
    disputed: credible.some(({ stance }) => stance === 'disputes'),
  };
  const reporting = articles.filter((page) => page.isTopicPage || reportsStory(page, scene));
  const lean = articles.filter((page) => page.sameEvent && page.stance !== 'disputes');
  return {
    reporting: new Set(reporting.map(({ id }) => id)),
    lean: new Set([...reporting, ...lean].map(({ id }) => id)),
  };
}

interface StoryContext {
  language: string | null;
  /** Epoch ms; neutral pages published before this report another story. */
  notBefore: number;
  /** True if a credible page supports, or disputes, the story. */
  supported: boolean;
  disputed: boolean;
}

function reportsStory(page: JudgedPage, scene: StoryContext): boolean {
  if (!page.sameEvent || page.stance === 'disputes') return false;
  if (page.stance === 'supports') return true;
  if (latestDate(page) < scene.notBefore) return false;
  if (isForeignLanguage(page, scene.language)) return true;
  if (page.stance !== 'mentions') return false;
  return isCredible(page.tier) ? !scene.disputed : !scene.supported;
}

/**
 * Start of the story: the event date; if unknown, the date of the first page that supports the story; otherwise the
 * median date of pages on the event, because a page from months earlier reports something that led up to it.
 */
function storyStart(eventDate: Instant | null, pages: readonly JudgedPage[]): number {
  if (eventDate) return Date.parse(eventDate) - STORY_WINDOW.beforeEventMs;
  const onEvent = pages.filter(({ sameEvent, stance }) => sameEvent && stance !== 'disputes');
  const bearing = onEvent.filter(({ stance }) => stance === 'supports').map(latestDate);
  const first = bearing.length > 0 ? Math.min(...bearing) : median(onEvent.map(latestDate));
  return Number.isFinite(first) ? first - STORY_WINDOW.beforeTellersMs : -Infinity;
}

/** The median; of an even number of values, the earlier of the two in the middle. */
const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? Infinity;

/** Infinity for an undated page, so it never counts as older. */
const latestDate = ({ article: { published } }: JudgedPage): number =>
  published ? Date.parse(published.latest ?? published.value) : Infinity;

function isForeignLanguage({ article }: JudgedPage, topicLanguage: string | null): boolean {
  const own = (topicLanguage ?? 'en').slice(0, 2).toLowerCase();
  const language = getKnownLanguage(article);
  return language !== null && language.slice(0, 2).toLowerCase() !== own;
}

const isFactCheck = ({ kind, article }: JudgedPage): boolean =>
  kind === 'factchecker' || article.claimReviews.length > 0;

/**
 * A front page or section list, which changes daily and is never the report itself. Recognized by its URL: no path, or
 * only plain words without a number, a hyphen, an extension or a query.
 */
export function isIndexPage({
  finalUrl,
  published,
  schemaTypes,
}: Pick<Article, 'finalUrl' | 'published' | 'schemaTypes'>): boolean {
  const url = URL.parse(finalUrl);
  if (!url) return false;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (parts.length === 0) return url.search === '';
  if (/^(?:index|home|default)\.\w{2,5}$/i.test(parts.at(-1) ?? '') && parts.length === 1) return true;
  const plain = url.search === '' && parts.length <= 3 && parts.every((part) => /^[\p{L}]{1,20}$/u.test(part));
  return plain && published === null && !schemaTypes.some((type) => /Article|Posting|Report/.test(type));
}
