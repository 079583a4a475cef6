import { createReason, type Article, type Topic } from '@corroborate/domain';
import type { NotesOfCase, Reading } from '../reading.types';
import { parseGroups, noteItems, type NoteGroup } from '../notes/consolidate.policy';
import { groundNotes } from '../notes/ground-notes.policy';
import { mergeNotes } from '../notes/merge-notes.policy';
import { pageParts } from '../notes/page-parts.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import { unfitPageKind } from '../notes/page-kind.policy';
import { mapToClaims } from '../notes/stated-claims.policy';
import type { NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';
import { loadPrompt } from './prompts/prompts';
import type { Statement } from '../guards/vouching/controls.policy';
import type { ModelSession } from './model.session';
import { toPageHead, type PageReadResult } from './page.reading';
import { consolidateTask } from './case.tasks';
import { pageNotesTask } from './page.tasks';

export interface PageToRead {
  topic: Topic;
  statements: readonly Statement[];
  article: Article;
}

/** Notes by a reader on a page, with its stance on each statement. */
export interface NotedPage extends PageReadResult {
  notes: PageNotes;
}

/**
 * Takes notes on a page in one request, or in one per part of a long page. Null if the first part got no answer; later
 * parts without one are left out.
 */
export async function readNotes(session: ModelSession, page: PageToRead): Promise<NotedPage | null> {
  const parts = pageParts(page.article.text);
  const [first = null, ...others] = await Promise.all(parts.map((passages) => notesOfPart(session, page, passages)));
  if (!first) return null;
  const read = [first, ...others.filter((part) => part !== null)];
  const notes = mergeNotes([first.notes, ...read.slice(1).map((part) => part.notes)]);
  session.tally.droppedQuotes += notes.dropped;
  const { name, provider } = first;
  const readings = toReadings(notes, new Set(read.flatMap(({ unrelated }) => unrelated)), name);
  return { name, provider, readings, notes: mapToClaims(notes, page.statements) };
}

interface NotedPart {
  name: string;
  provider: string;
  notes: PageNotes;
  /** IDs of statements that no passage addresses. */
  unrelated: string[];
}

async function notesOfPart(
  session: ModelSession,
  { topic, statements, article }: PageToRead,
  passages: readonly NumberedPassage[],
): Promise<NotedPart | null> {
  const task = pageNotesTask({ topic, statements }, toPageHead(article), passages);
  const answer = await session.askNamed('first', task);
  if (!answer) return null;
  const { name, provider, value } = answer;
  const reader = { kind: 'model' as const, name, version: `${task.name} ${loadPrompt(task.name).version}` };
  const unrelated = value.stances.filter((one) => one.stance === 'unrelated').map(({ claim }) => claim);
  const notes = groundNotes(value, { passages, claimIds: statements.map(({ id }) => id) }, reader);
  return { name, provider, notes, unrelated };
}

/**
 * Converts the answer to readings. There is no stance without a grounded quote, partial support is not support, and
 * satire and retracted pages support nothing.
 */
function toReadings(notes: PageNotes, unrelated: ReadonlySet<string>, name: string): Map<string, Reading> {
  const readings = new Map(
    [...unrelated].map((id): [string, Reading] => [id, { name, stance: 'unrelated', passage: null }]),
  );
  const kind = unfitPageKind(notes);
  for (const { claimId, stance, quote, start, end, differs } of notes.stances) {
    const passage = { quote, start, end };
    if (stance === 'supports' && kind)
      readings.set(claimId, {
        name,
        stance: 'mentions',
        passage,
        discounted: createReason('model.page-kind', { name, kind }),
      });
    else if (stance === 'partly')
      readings.set(claimId, { name, stance: 'mentions', passage, ...(differs ? { differs } : {}) });
    else readings.set(claimId, { name, stance, passage });
  }
  return readings;
}

/**
 * Groups equivalent notes on all pages in one request with IDs and short texts. Items above the limit, or all items if
 * there is no answer, are grouped only if identical. Pages are numbered within the case, so that prompts are the same
 * on every installation.
 */
export async function consolidateNotes(
  session: ModelSession,
  { topic, claims, notes }: NotesOfCase,
): Promise<NoteGroup[]> {
  const numbered = new Map([...notes.values()].map((page, at) => [at + 1, page]));
  const items = noteItems(claims, numbered);
  const compared = items.slice(0, REASONING.maxNoteItems);
  const pages = new Set(compared.map(({ sourceId }) => sourceId)).size;
  const answer = pages < 2 ? null : await session.ask('first', consolidateTask(topic, compared));
  const known = noteItems(claims, notes);
  const idOf = new Map(items.map(({ id }, at) => [id, known[at]?.id ?? id]));
  const ids = (list: readonly string[]) => list.map((id) => idOf.get(id) ?? id);
  return parseGroups(answer, items).map(({ kind, items: same, differs }) => ({
    kind,
    items: ids(same),
    differs: differs.map((one) => ({ ...one, items: ids(one.items) })),
  }));
}
