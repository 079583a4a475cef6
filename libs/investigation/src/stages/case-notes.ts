import { isReadable, type Article, type Mode, type SourceView } from '@corroborate/domain';
import type { NoteGroup, PageNotes, Reasoner } from '@corroborate/reasoning';
import type { CrossReferenceOutput } from '../stage.types';
import type { ArticleStore } from './opened-pages.service';
import type { StageInput } from './stage';

/** What a model noted on the pages that take a side, and which of it is the same. */
export interface CaseNotes {
  /** By source. */
  notes: ReadonlyMap<number, PageNotes>;
  groups: readonly NoteGroup[];
}

/** Pages that are read for notes; the notes of one cost about as much as two readings of its stance. */
const MOST_PAGES: Readonly<Record<Mode, number>> = { quick: 5, detailed: 15, exhaustive: 40 };

/** Notes of the pages that support or dispute, the most credible first; null where no model reads, or none answered. */
export async function notesOfCase(
  reasoner: Reasoner,
  articles: ArticleStore,
  { topic, mode }: Pick<StageInput, 'topic' | 'mode'>,
  { claims, sources }: CrossReferenceOutput,
): Promise<CaseNotes | null> {
  if (!reasoner.readsPages) return null;
  const wanted = pagesToRead(sources, mode);
  const read = await articles.getMany(wanted.map(({ id }) => id));
  const noted = await Promise.all(
    wanted.map(async ({ id }) => [id, await notesOn(reasoner, { topic, claims, article: read.get(id) })] as const),
  );
  const notes = new Map(noted.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
  if (notes.size === 0) return null;
  return { notes, groups: await reasoner.consolidate({ topic, claims, notes }) };
}

type PageToRead = Omit<Parameters<Reasoner['readPage']>[0], 'article'> & { article: Article | undefined };

async function notesOn(reasoner: Reasoner, { article, ...about }: PageToRead): Promise<PageNotes | null> {
  return article && isReadable(article.verdict) ? reasoner.readPage({ ...about, article }) : null;
}

const pagesToRead = (sources: readonly SourceView[], mode: Mode): SourceView[] =>
  sources
    .filter(({ stance: { stance }, isTopicPage }) => !isTopicPage && (stance === 'supports' || stance === 'disputes'))
    .toSorted((a, b) => a.tier - b.tier || (b.score ?? 0) - (a.score ?? 0))
    .slice(0, MOST_PAGES[mode]);
