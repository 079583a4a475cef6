import { getClaimStatement, type Claim, type Topic } from '@corroborate/domain';
import { removeUrls } from '@corroborate/text';
import type { DataLine } from '../grounding/fence.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { consolidateAnswer, type NoteItem } from '../notes/consolidate.policy';
import { REASONING } from '../reasoning.thresholds';
import type { AnswerInput } from '../tasks/answering.types';
import { loadPrompt } from './prompts/prompts';
import { articleAnswer, type ArticleInput } from '../tasks/article.policy';
import type { ShownNotes } from '../tasks/answering.policy';
import { planAnswer, type CaseToPlan } from '../tasks/plan-case.policy';
import type { ChatTask } from './chat.port';
import { claimsAnswer, coreClaimAnswer, translationsAnswer } from './chat.schema';
import { topicLine, shownLines } from './page.tasks';

/** Sends the notes on all pages by ID, to group equivalent claims, events, actors and explanations. */
export const consolidateTask = (
  topic: Topic,
  items: readonly NoteItem[],
): ChatTask<(typeof consolidateAnswer)['_output']> => ({
  name: 'consolidate',
  schema: consolidateAnswer,
  prompt: loadPrompt('consolidate'),
  data: [topicLine(topic), ...itemLines(items)],
});

export const itemLines = (items: readonly NoteItem[]): DataLine[] =>
  items.map(({ id, kind, text, sourceId }) => ({
    item: id,
    kind,
    text: toVisibleText(text),
    page: sourceId === null ? null : String(sourceId),
  }));

export const coreClaimTask = (
  topic: Topic,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof coreClaimAnswer)['_output']> => ({
  name: 'core-claim',
  schema: coreClaimAnswer,
  prompt: loadPrompt('core-claim'),
  data: [topicLine(topic), ...shownLines(shown)],
});

export const claimsTask = (
  topic: Topic,
  known: readonly Claim[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof claimsAnswer)['_output']> => ({
  name: 'claims',
  schema: claimsAnswer,
  prompt: loadPrompt('claims'),
  data: [
    topicLine(topic),
    ...known.map(({ id, text }): DataLine => ({ claim: id, text: toVisibleText(text) })),
    ...shownLines(shown),
  ],
});

/** Asks for questions, perspectives and queries in one request, before the first search. */
export const planTask = ({ topic, claims, mode, note }: CaseToPlan): ChatTask<(typeof planAnswer)['_output']> => ({
  name: 'plan',
  schema: planAnswer,
  prompt: loadPrompt('plan'),
  data: [
    topicLine(topic),
    { mode },
    ...claims.map((claim): DataLine => ({ claim: claim.id, text: toVisibleText(getClaimStatement(claim)) })),
    ...(note ? [{ brief: toVisibleText(removeUrls(note)).slice(0, 1_000) }] : []),
  ],
});

/** Sends claims with their verification state, and notes with the outlets to which statements are attributed. */
export const articleTask = (
  { topic, claims, published, outlets }: ArticleInput,
  shown: ShownNotes,
): ChatTask<(typeof articleAnswer)['_output']> => ({
  name: 'article',
  schema: articleAnswer,
  prompt: loadPrompt('article'),
  data: [
    topicLine(topic),
    ...claims.map(({ id, text, core, standing }): DataLine => ({
      ...{ claim: id, text: toVisibleText(text), main: core ? 'yes' : null, standing },
    })),
    ...noteLines(shown, published, outlets),
  ],
});

export const translationsTask = (
  into: string,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof translationsAnswer)['_output']> => ({
  name: 'translations',
  schema: translationsAnswer,
  prompt: loadPrompt('translations'),
  data: [{ into }, ...shownLines(shown)],
});

/** Dates of the pages, then notes on the pages without duplicates. */
export const noteLines = (
  { items, sourceIds }: ShownNotes,
  published: AnswerInput['published'],
  outlets?: ArticleInput['outlets'],
): DataLine[] => [
  ...sourceIds.map((id, at): DataLine => ({
    ...{ page: String(at + 1), published: published.get(id) ?? null },
    ...(outlets && { outlet: toVisibleText(outlets.get(id) ?? '') }),
  })),
  ...[...items].map(([{ id, kind, text, sourceId }, same]): DataLine => ({
    item: id,
    kind,
    text: toVisibleText(text).slice(0, REASONING.maxItemChars),
    page: String(sourceId),
    pages: String(new Set(same.map((one) => one.sourceId)).size),
  })),
];
