import type { ResultSource } from '../../api/types';
import { isOnAnotherEvent } from './another-event';

type RankedSource = Pick<ResultSource, 'stance' | 'stance_rule' | 'counts' | 'credibility_tier'>;

const STANCE_ORDER: ResultSource['stance'][] = ['disputes', 'supports', 'mentions', 'unrelated'];

/** Sort order: disputing pages, then supporting ones; within each, counted pages first, best tier first. */
export const byImportance = <S extends RankedSource>(sources: readonly S[]): S[] =>
  sources.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = (source: RankedSource): number =>
  (isOnAnotherEvent(source) ? 1_000 : 0) +
  100 * STANCE_ORDER.indexOf(source.stance) +
  (source.counts ? 0 : 10) +
  source.credibility_tier;
