import { printedTitle, type Article, type DateRecord, type Topic } from '@corroborate/domain';
import { matchEvent, type EventMatch } from '../event-match/event-match.policy';
import { futureDate } from '../event-match/future-date.policy';
import { openingOf } from '../learned/report-likelihood.features';
import { reportLikelihood } from '../learned/report-likelihood.policy';
import { ratingStated, debunkWeight } from '../page/stated-rating.policy';
import { correctionNotes, withoutNotes, type CorrectionNote } from '../page/corrections.policy';
import { kindOfPage, type PageKind } from '../page/page-kind.policy';
import { buildPageModel, type PageModel } from '../page/page.model';
import { withOtherSpellings } from '../page/other-spellings';
import { plainPassage, readSentences, type PlainPassage, type Reading } from '../claims/assertion.policy';
import { coverage, type TopicModel } from '../topic/topic.model';
import { topicKind, type TopicKind } from '../topic/topic-kind.policy';

/** One page beside one topic: all that a rule may look at. */
export interface PageCase {
  topic: TopicModel;
  kind: TopicKind;
  page: PageModel;
  article: Article;
  match: EventMatch;
  /** Share of the topic's words that the page has, by weight, 0–1. */
  coverage: number;
  /** Chance that a page tied to the event tells it as a fact, by learned traits, 0–1; null if it is not tied. */
  reportLikelihood: number | null;
  /** Every sentence that mentions the topic's kind of event, with how it does. */
  readings(): readonly Reading[];
  /** Satire, opinion and similar; null for a report. */
  pageKind(): PageKind | null;
  /** The passage that comes closest to the topic's words, for kinds of event that have no name here. */
  plain(): PlainPassage | null;
  /** What a checker's page rules, in its own words. */
  rating(): 'false' | 'true' | 'mixed' | null;
  /** How plainly headline and lead call a story wrong, whatever its verb: 0, 1 or 2. */
  debunk(): number;
  /** Notes by which the outlet corrects or withdraws what it has published. */
  notes(): readonly CorrectionNote[];
  /** The page without these notes. */
  report(): PageModel;
}

export interface PageCaseInput {
  topic: Topic;
  model: TopicModel;
  /** The claim that says what the topic is about. */
  core: string;
  article: Article;
  engineDate: DateRecord | null;
  now: Date;
}

/** Takes apart what the rules look at; what not every rule wants is read when it is first asked for. */
export function buildPageCase({ topic, model, core, article, engineDate, now }: PageCaseInput): PageCase {
  const page = withOtherSpellings(buildPageModel(article), model.names);
  const match = futureDate(article, now) ?? matchEvent(model, page, article, engineDate);
  const notes = once(() => correctionNotes(article, page));
  const report = once(() => withoutNotes(page, notes()));
  return {
    topic: model,
    kind: topicKind(topic),
    page,
    article,
    match,
    coverage: coverage(model.terms, page.stems),
    reportLikelihood: isTied(match) ? reportLikelihoodOf(topic.title, core, article) : null,
    readings: once(() => readSentences(model, page, article.host)),
    pageKind: once(() => kindOfPage(article, page)),
    plain: once(() => plainPassage(model, page)),
    rating: once(() => ratingStated(page)),
    debunk: once(() => debunkWeight(report())),
    notes,
    report,
  };
}

/** Weights cannot tell an event from its like: day and place must tie the page to it. */
const isTied = ({ same, dated, anchored }: EventMatch): boolean => same && dated && anchored;

const reportLikelihoodOf = (title: string, core: string, article: Article): number =>
  reportLikelihood({ title, core, headline: printedTitle(article), text: openingOf(article.text) });

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
