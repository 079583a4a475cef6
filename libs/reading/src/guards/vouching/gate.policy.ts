import { findMainClaim, type Article, type Claim, type Topic, getPrintedTitle } from '@corroborate/domain';
import {
  listContentStems,
  hasName,
  indexNames,
  getKnownLanguage,
  findProperNames,
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

function isInAnotherLanguage({ topic, article }: GateInput): boolean {
  const { title, summary, articleText, language } = topic;
  const asked = readLanguage({ text: [title, summary, articleText].filter(Boolean).join(' '), declared: [language] });
  const [own, page] = [asked.tag, getKnownLanguage(article)].map((tag) => tag?.slice(0, 2).toLowerCase());
  return own === undefined || page === undefined || own !== page;
}

function hasSharedWords({ topic, claims, article, leads = [] }: GateInput): boolean {
  const page = `${getPrintedTitle(article)}\n${article.text}`.slice(0, REASONING.gateChars);
  const core = findMainClaim(claims);
  const text = [topic.title, core?.text, core?.statement].filter(Boolean).join('. ');
  const all = [text, topic.summary].filter(Boolean).join('. ');
  const index = indexNames(page);
  const named = leads.join('. ');
  const places = topic.location ? [topic.location] : [];
  const names = [...topic.entities, ...places, ...findProperNames(all), ...leads.flatMap(findProperNames)];
  return (
    names.some((name) => hasName(index, name)) ||
    figuresIn(`${all}. ${named}`).some((figure) => index.tokens.has(figure)) ||
    sharedPortion(stemsOf(text), stemsOf(page)) >= REASONING.gateShare
  );
}

const stemsOf = (text: string): Set<string> => new Set(listContentStems(text));

/** Figures with at least two digits, without years, which occur on every page. */
const figuresIn = (text: string): string[] =>
  tokenizeWords(text)
    .map(({ folded }) => folded)
    .filter((word) => /\d\D*\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));
