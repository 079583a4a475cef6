import { getPrintedTitle, type Article, type Passage, type Stance, type Topic } from '@corroborate/domain';
import type { Reading, SourceToJudge } from '../reading.types';
import { groundQuote } from '../grounding/grounding.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import {
  toVisibleText,
  findInjectionSentences,
  numberPassages,
  type NumberedPassage,
} from '../grounding/passages.policy';
import type { Statement } from '../guards/vouching/controls.policy';
import type { ModelSession } from './model.session';
import { sourceClaimsTask, stanceTask, type PageHead } from './page.tasks';

type Role = 'first' | 'critic';

export type PageBrief = Pick<SourceToJudge, 'topic' | 'claims' | 'article'>;

/** Passages sent to readers, and those withheld. */
export interface ShownPage {
  passages: NumberedPassage[];
  /** Possible prompt injections in text and headline, which are never sent to a model. */
  marked: string[];
}

export function toShownPage({ topic, claims, article }: PageBrief): ShownPage {
  const asked = [topic.title, ...claims.flatMap(({ text, statement }) => [text, statement ?? ''])].join(' ');
  return { passages: numberPassages(article.text, asked), marked: listInjections(article) };
}

/** Metadata sent with the passages. */
export function toPageHead(article: Article): PageHead {
  const title = getPrintedTitle(article);
  return { title: isAddressedToAi(title) ? null : title, published: article.published?.value.slice(0, 10) ?? null };
}

function listInjections(article: Article): string[] {
  const title = getPrintedTitle(article);
  return [...(isAddressedToAi(title) ? [title.slice(0, 300)] : []), ...findInjectionSentences(article.text)];
}

/** Stances found by one reader, by statement ID. */
export interface PageReadResult {
  /** Name of the reader. */
  name: string;
  provider: string;
  readings: ReadonlyMap<string, Reading>;
}

/** A request to a reader. */
export interface ReadRequest {
  topic: Topic;
  statements: readonly Statement[];
  passages: NumberedPassage[];
  /** Provider to avoid, because it produced the reading to be verified. */
  avoidedProvider?: string;
  /** Task name in settings and accounts; default `stance`. */
  task?: 'stance' | 'source-claims';
}

interface Answers {
  answers: { claim: string; stance: Stance; passage: string; quote: string; differs?: string }[];
}

/** Answers without a grounded quote are dropped and counted. Null if no model answered. */
export async function askReader(
  session: ModelSession,
  role: Role,
  asking: ReadRequest,
): Promise<PageReadResult | null> {
  const { topic, statements, passages, avoidedProvider, task = 'stance' } = asking;
  const taskOf = task === 'stance' ? stanceTask : sourceClaimsTask;
  const answer = await session.askNamed<Answers>(role, taskOf(topic, statements, passages), avoidedProvider);
  if (!answer) return null;
  const { name, provider } = answer;
  const known = new Set(statements.map(({ id }) => id));
  const readings = new Map<string, Reading>();
  for (const { claim, stance, passage, quote, differs } of answer.value.answers) {
    if (!known.has(claim) || readings.has(claim)) continue;
    const found = groundQuote(quote, passage, passages);
    if (!found && stance !== 'unrelated') session.tally.droppedQuotes += 1;
    else
      readings.set(claim, {
        name,
        stance,
        passage: stance === 'unrelated' ? null : found,
        ...groundedValue(differs, found),
      });
  }
  return { name, provider, readings };
}

/** The differing value, if the quote contains it. */
function groundedValue(differs: string | undefined, found: Passage | null): Pick<Reading, 'differs'> {
  const value = toVisibleText(differs ?? '').trim();
  return value && found && toVisibleText(found.quote).includes(value) ? { differs: value } : {};
}
