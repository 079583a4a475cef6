import { printedTitle, type Article, type Claim, type Topic } from '@corroborate/domain';
import { speaksToMachines } from '../instructions.policy';
import { groupsFrom, noteItems, type NoteGroup } from '../notes/consolidate.policy';
import { groundNotes } from '../notes/ground-notes.policy';
import { mergeNotes } from '../notes/merge-notes.policy';
import { pageParts } from '../notes/page-parts.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import type { NumberedPassage } from '../passages.policy';
import { REASONING } from '../reasoning.thresholds';
import { prompt } from '../prompts/prompts';
import type { ModelSession } from './model.session';
import { consolidateTask, pageNotesTask } from './tasks';

export interface PageToRead {
  topic: Topic;
  claims: readonly Claim[];
  article: Article;
}

/**
 * What one page says, in one request, or one for each part of a long page; null where no model answered for its first
 * part. A later part without an answer is left out.
 */
export async function readNotes(session: ModelSession, page: PageToRead): Promise<PageNotes | null> {
  const parts = pageParts(page.article.text);
  session.tally.withheld += parts.flat().filter(({ withheld }) => withheld).length;
  const [first = null, ...others] = await Promise.all(parts.map((passages) => notesOfPart(session, page, passages)));
  if (!first) return null;
  const notes = mergeNotes([first, ...others.filter((one) => one !== null)]);
  session.tally.droppedQuotes += notes.dropped;
  return notes;
}

async function notesOfPart(
  session: ModelSession,
  { topic, claims, article }: PageToRead,
  passages: readonly NumberedPassage[],
): Promise<PageNotes | null> {
  const title = printedTitle(article);
  const shown = speaksToMachines(title) ? null : title;
  const published = article.published?.value.slice(0, 10) ?? null;
  const task = pageNotesTask({ topic, claims }, { title: shown, published }, passages);
  const answer = await session.askNamed('first', task);
  if (!answer) return null;
  const version = `${task.name} ${prompt(task.name).version}`;
  const reader = { kind: 'model' as const, name: answer.name, version };
  return groundNotes(answer.value, { passages, claimIds: claims.map(({ id }) => id) }, reader);
}

export interface NotesOfCase {
  topic: Topic;
  claims: readonly Claim[];
  /** By source, in the order of their weight. */
  notes: ReadonlyMap<number, PageNotes>;
}

/**
 * Which of what the pages note is the same, in one request on ids and short texts. Items beyond what one request holds,
 * and all of them where no model answers, are joined only where they are the same to the letter.
 */
export async function consolidated(session: ModelSession, { topic, claims, notes }: NotesOfCase): Promise<NoteGroup[]> {
  const items = noteItems(claims, notes);
  const compared = items.slice(0, REASONING.maxNoteItems);
  if (new Set(compared.map(({ sourceId }) => sourceId)).size < 2) return groupsFrom(null, items);
  return groupsFrom(await session.ask('first', consolidateTask(topic, compared)), items);
}
