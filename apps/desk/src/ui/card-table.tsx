import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Fault, Loading, EmptyState } from './messages';
import { t } from '../messages';

export interface Column {
  title: string;
  /** `num`: right-aligned numbers. `unseen`: a title for screen readers only. */
  kind?: 'num' | 'unseen';
}

interface CardTableProps {
  label: string;
  columns: Column[];
  /** `dense`: small text in a scrolling area. `figures`: on cards, two values per line. */
  look?: 'dense' | 'figures';
  /** Rows. */
  children: ReactNode;
}

const CLASSES_BY_LOOK = {
  plain: ['scroll', 'list as-cards'],
  dense: ['scroll tall', 'list small as-cards'],
  figures: ['scroll', 'list as-cards in-pairs'],
} as const;

/** A table; on narrow screens each row becomes a card, with column titles in its cells. */
export function CardTable({ label, columns, look, children }: CardTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const titles = columns.map(({ title, kind }) => (kind === 'unseen' ? '' : title));
    setCellTitles(table.current, titles);
  });
  const [region, list] = CLASSES_BY_LOOK[look ?? 'plain'];
  return (
    <div className={region} role="region" aria-label={label} tabIndex={0}>
      <table ref={table} className={list}>
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" className={kind === 'num' ? 'num' : undefined}>
                {kind === 'unseen' ? <span className="sr">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Copies column titles to cells for the card layout (`tables.css`). */
function setCellTitles(table: HTMLTableElement | null, titles: readonly string[]): void {
  for (const row of table?.tBodies[0]?.rows ?? [])
    [...row.cells].forEach((cell, at) => cell.setAttribute('data-title', titles[at] ?? ''));
}

/** The state of a paged list. */
type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'error' | 'isPending' | 'isSuccess' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface PagedTableProps<T> {
  found: PagedQuery;
  rows: T[];
  /** Plural noun used in "Loading …". */
  what: string;
  label: string;
  columns: Column[];
  row: (item: T) => ReactNode;
  /** Shown if there are no rows. */
  nothing: ReactNode;
  /** Small text in a scrolling area. */
  dense?: boolean;
}

/** A table with its loading, error and empty states, and a button for the next page. */
export function PagedTable<T>({ found, rows, what, label, columns, row, nothing, dense }: PagedTableProps<T>) {
  return (
    <>
      <Fault error={found.error} />
      {found.isPending ? <Loading what={what} /> : null}
      {found.isSuccess && rows.length === 0 ? <EmptyState>{nothing}</EmptyState> : null}
      {rows.length > 0 ? (
        <CardTable label={label} columns={columns} {...(dense ? { look: 'dense' as const } : {})}>
          {rows.map(row)}
        </CardTable>
      ) : null}
      <ShowMore found={found} />
    </>
  );
}

/** Button for the next page of a list; hidden on the last page. */
export function ShowMore({
  found,
}: {
  found: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  if (!found.hasNextPage) return null;
  return (
    <button type="button" onClick={() => void found.fetchNextPage()} disabled={found.isFetchingNextPage}>
      {t('ui.showMore')}
    </button>
  );
}
