import { findMainClaim, type Article, type Claim, type Reason, type Topic, getPrintedTitle } from '@corroborate/domain';
import {
  listContentStems,
  hasName,
  indexNames,
  getKnownLanguage,
  findProperNames,
  findReferenceNumbers,
  readLanguage,
  sharedPortion,
  tokenizeWords,
} from '@corroborate/text';
import type { PageJudgement } from '../../reasoner.port';
import { REASONING } from '../../reasoning.thresholds';

export interface GateInput {
  topic: Topic;
  claims: readonly Claim[];
  article: Article;
  /** Names of documents, people and places that the case has searched for. */
  leads?: readonly string[];
}

/**
 * Whether a model should read the page: rules relate it to the topic, its language is unknown or differs, it shares a
 * name, figure or enough words, or it names a lead. Pages that share only a common word are left to the rules.
 */
export const isWorthReading = (brief: GateInput, rules: PageJudgement): boolean =>
  rules.overall.stance !== 'unrelated' || rules.sameEvent.same || isInAnotherLanguage(brief) || hasSharedWords(brief);

/** Whether a page is excluded only because it is a few days older than the story, and names a lead. */
export const isEarlierOnLead = (exclusion: Reason, page: Pick<GateInput, 'article' | 'leads'>): boolean =>
  exclusion.code === 'event.too-early' && exclusion.params.days <= REASONING.leadDaysBefore && namesLead(page);

/** Whether the page has a name of several words or a reference number that a lead has. */
export const namesLead = ({ article, leads = [] }: Pick<GateInput, 'article' | 'leads'>): boolean =>
  leads.flatMap(distinctiveNames).some((name) => hasName(indexNames(shownStart(article)), name));

const distinctiveNames = (lead: string): string[] => [
  ...findReferenceNumbers(lead),
  ...[lead, ...findProperNames(lead)].filter((name) => /^\p{Lu}.*\s\p{Lu}\S*$/u.test(name)),
];

const shownStart = (article: Article): string =>
  `${getPrintedTitle(article)}\n${article.text}`.slice(0, REASONING.gateChars);

function isInAnotherLanguage({ topic, article }: GateInput): boolean {
  const { title, summary, articleText, language } = topic;
  const asked = readLanguage({ text: [title, summary, articleText].filter(Boolean).join(' '), declared: [language] });
  const [own, page] = [asked.tag, getKnownLanguage(article)].map((tag) => tag?.slice(0, 2).toLowerCase());
  return own === undefined || page === undefined || own !== page;
}

function hasSharedWords(brief: GateInput): boolean {
  const { topic, claims, article } = brief;
  const page = shownStart(article);
  const core = findMainClaim(claims);
  const text = [topic.title, core?.text, core?.statement].filter(Boolean).join('. ');
  const all = [text, topic.summary].filter(Boolean).join('. ');
  const index = indexNames(page);
  const places = topic.location ? [topic.location] : [];
  const names = [...topic.entities, ...places, ...findProperNames(all)];
  return (
    namesLead(brief) ||
    names.some((name) => hasName(index, name)) ||
    figuresIn(all).some((figure) => index.tokens.has(figure)) ||
    sharedPortion(stemsOf(text), stemsOf(page)) >= REASONING.gateShare
  );
}

const stemsOf = (text: string): Set<string> => new Set(listContentStems(text));

/** Figures with at least two digits, without years, which occur on every page. */
const figuresIn = (text: string): string[] =>
  tokenizeWords(text)
    .map(({ folded }) => folded)
    .filter((word) => /\d\D*\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));
