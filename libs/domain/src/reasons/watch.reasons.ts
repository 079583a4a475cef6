import type { SourceChange } from '../watch.types';
import type { CodeLine } from './code-line';

type Nothing = Record<string, never>;

/** What became of a source after the decision, and why it is said so. Words of pages are shortened. */
export interface WatchReasons {
  /** The server says that nothing changed since it was last asked. */
  'watch.not-modified': Nothing;
  'watch.same': Nothing;
  /** The same report stands at another address. */
  'watch.moved': { to: string };
  /** `status` as the server answers; with success where the page itself says that it is gone. */
  'watch.gone': { status: number | null };
  'watch.redirected': { to: string };
  'watch.retracted': { notice: string };
  'watch.corrected': { notice: string };
  /** The sentence that the case rests on says something else. */
  'watch.core-edited': { before: string; after: string };
  'watch.core-lost': { before: string };
  'watch.number-changed': { before: string; after: string };
  'watch.headline-changed': { before: string; after: string };
  /** Percent of the words then, in their order, that still stand there. */
  'watch.text-rewritten': { kept: number };
  /** `verdict` and `why` as the page's reader has them. */
  'watch.unreadable': { verdict: string; why: string };
  /** Why a person is to look again. */
  'review.source-changed': { site: string; change: SourceChange; why: CodeLine[] };
}
