import { lazyValue, type Article, type DateRecord, type Topic } from '@corroborate/domain';
import { matchEvent, type EventMatch } from '../event-match/event-match.policy';
import { findFutureDate } from '../event-match/future-date.policy';
import { findStatedRating, debunkWeight } from '../page/stated-rating.policy';
import { correctionNotes, removeNotes, type CorrectionNote } from '../page/corrections.policy';
import { findPageKind, type PageKind } from '../page/page-kind.policy';
import { buildPageModel, type PageModel } from '../page/page.model';
import { addTopicSpellings } from '../page/other-spellings';
import { plainPassage, readSentences, type PlainPassage, type SentenceReading } from '../claims/assertion.policy';
import { coverage, type TopicModel } from '../topic/topic.model';
import { isClaim } from '../topic/topic-kind.policy';

/** Everything that a rule can use about a page and a topic. */
export interface PageCase {
  topic: TopicModel;
  /** True for a claim about facts that may be older than the topic; false for an event. */
  isClaim: boolean;
  page: PageModel;
  article: Article;
  match: EventMatch;
  /** Weighted share of the topic's words that occur on the page, from 0 to 1. */
  coverage: number;
  /** Sentences about the topic's kind of event, and how each relates to it. */
  readings(): readonly SentenceReading[];
  /** Kind of page, such as satire or opinion; null for a news report. */
  pageKind(): PageKind | null;
  /** Passage that best matches the topic, if its kind of event is unknown. */
  plain(): PlainPassage | null;
  /** Rating stated on the page of a fact checker. */
  rating(): 'false' | 'true' | 'mixed' | null;
  /** How clearly headline and lead debunk a story, from 0 to 2. */
  debunk(): number;
  /** Correction and retraction notices. */
  notes(): readonly CorrectionNote[];
  /** The page without correction and retraction notices. */
  report(): PageModel;
}

export interface PageCaseInput {
  topic: Topic;
  model: TopicModel;
  article: Article;
  engineDate: DateRecord | null;
  now: Date;
}

/** Prepares a page for the rules. Expensive parts are computed on demand. */
export function buildPageCase({ topic, model, article, engineDate, now }: PageCaseInput): PageCase {
  const page = addTopicSpellings(buildPageModel(article), model.names);
  const match = findFutureDate(article, now) ?? matchEvent(model, page, article, engineDate);
  const notes = lazyValue(() => correctionNotes(article, page));
  const report = lazyValue(() => removeNotes(page, notes()));
  return {
    topic: model,
    isClaim: isClaim(topic),
    page,
    article,
    match,
    coverage: coverage(model.terms, page.stems),
    readings: lazyValue(() => readSentences(model, page, article.host)),
    pageKind: lazyValue(() => findPageKind(article, page)),
    plain: lazyValue(() => plainPassage(model, page)),
    rating: lazyValue(() => findStatedRating(page)),
    debunk: lazyValue(() => debunkWeight(report())),
    notes,
    report,
  };
}
