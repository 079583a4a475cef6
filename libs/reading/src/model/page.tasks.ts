import { type Topic } from '@corroborate/domain';
import type { DataLine } from '../grounding/fence.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { pageNotesAnswer } from '../notes/notes.answer';
import { loadPrompt } from './prompts/prompts';
import type { Statement } from '../guards/vouching/controls.policy';
import type { ChatTask } from './chat.port';
import { firsthandAnswer, sourceClaimsAnswer, stanceAnswer, vouchingAnswer } from './chat.schema';

/** Lines of data for a prompt. Instructions are in `data/prompts`; everything else is sent as data. */
export const shownLines = (shown: readonly NumberedPassage[]): DataLine[] =>
  shown.map(({ id, raw, withheld }) => ({ passage: id, text: withheld ? null : toVisibleText(raw) }));

export const topicLine = (topic: Topic): DataLine => ({
  topic: toVisibleText(topic.title),
  summary: toVisibleText(topic.summary ?? '').slice(0, 1_000) || null,
  place: toVisibleText(topic.location ?? '') || null,
  date: topic.eventDate?.slice(0, 10) ?? null,
});

type ShownStatement = Pick<Statement, 'id' | 'text'>;

const statementLines = (topic: Topic, statements: readonly ShownStatement[], shown: readonly NumberedPassage[]) => [
  topicLine(topic),
  ...statements.map(({ id, text }): DataLine => ({ claim: id, text: toVisibleText(text) })),
  ...shownLines(shown),
];

export const stanceTask = (
  topic: Topic,
  statements: readonly ShownStatement[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof stanceAnswer)['_output']> => ({
  name: 'stance',
  schema: stanceAnswer,
  prompt: loadPrompt('stance'),
  data: statementLines(topic, statements, shown),
});

/** Asks about claims and explanations that were found on pages after this page had been read. */
export const sourceClaimsTask = (
  topic: Topic,
  statements: readonly ShownStatement[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof sourceClaimsAnswer)['_output']> => ({
  name: 'source-claims',
  schema: sourceClaimsAnswer,
  prompt: loadPrompt('source-claims'),
  data: statementLines(topic, statements, shown),
});

/** Headline and date of a page; null if missing or possibly a prompt injection. */
export interface PageHead {
  title: string | null;
  published: string | null;
}

const headLine = ({ title, published }: PageHead): DataLine => ({ page: title && toVisibleText(title), published });

/** Asks the adversarial question about the passage in which a reader found support. */
export const vouchingTask = (
  { topic, core }: { topic: Topic; core: string },
  found: { passage: string; quote: string },
  shown: readonly NumberedPassage[],
  head: PageHead,
): ChatTask<(typeof vouchingAnswer)['_output']> => ({
  name: 'vouching',
  schema: vouchingAnswer,
  prompt: loadPrompt('vouching'),
  data: [
    topicLine(topic),
    { statement: toVisibleText(core) },
    { named: found.passage, words: toVisibleText(found.quote) },
    headLine(head),
    ...shownLines(shown),
  ],
});

/** Asks for a reading of the page with headline, date and passages. The outlet is withheld from the reader. */
export const pageNotesTask = (
  { topic, statements }: { topic: Topic; statements: readonly ShownStatement[] },
  head: PageHead,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof pageNotesAnswer)['_output']> => ({
  name: 'page-notes',
  schema: pageNotesAnswer,
  prompt: loadPrompt('page-notes'),
  data: [
    topicLine(topic),
    ...statements.map(({ id, text }): DataLine => ({ claim: id, text: toVisibleText(text) })),
    headLine(head),
    ...shownLines(shown),
  ],
});

/** Asks about sentences that a reader considers original reporting, mixed with sentences from other pages. */
export const firsthandTask = (
  statements: readonly { id: string; text: string }[],
): ChatTask<(typeof firsthandAnswer)['_output']> => ({
  name: 'firsthand',
  schema: firsthandAnswer,
  prompt: loadPrompt('firsthand'),
  data: statements.map(({ id, text }): DataLine => ({ statement: id, text: toVisibleText(text) })),
});
