import { COLLECTIONS } from '@corroborate/collections';
import type { NewsroomQuestion } from './asked.score';

/** What was found in documents for one question. */
export interface FoundForQuestion {
  question: Pick<NewsroomQuestion, 'rows'>;
  findings: readonly { quote: string; confidence: number; by: string | null }[];
}

export interface FindingsScore {
  asked: number;
  findings: number;
  /** Of them by a model. */
  read: number;
  /** Questions with a sure finding, of those that the register can answer. */
  sure: number;
  /** Of those a value that is true stands in the quote. */
  telling: number;
  /** Questions with a sure finding, of those that the register cannot answer: each is one too many. */
  claimed: number;
}

export function findingsScore(all: readonly FoundForQuestion[]): FindingsScore {
  const sureOf = ({ findings }: FoundForQuestion) =>
    findings.filter(({ confidence }) => confidence >= COLLECTIONS.confident);
  const sure = all.filter((one) => sureOf(one).length > 0);
  const known = sure.filter(({ question: { rows } }) => rows !== null);
  const isTelling = (one: FoundForQuestion) =>
    sureOf(one).some(({ quote }) => one.question.rows?.flat().some((cell) => plain(quote).includes(plain(cell))));
  const findings = all.flatMap((one) => one.findings);
  return {
    asked: all.length,
    findings: findings.length,
    read: findings.filter(({ by }) => by !== null).length,
    sure: known.length,
    telling: known.filter(isTelling).length,
    claimed: sure.length - known.length,
  };
}

/** `$92,750` has 92750. */
const plain = (text: string): string => text.replace(/(\d),(?=\d{3})/g, '$1');
