import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Fault, Loading, Nothing } from './messages';

export interface Column {
  title: string;
  /** `num`: figures, to the right. `unseen`: a title for those who hear the page. */
  kind?: 'num' | 'unseen';
}

interface CardTableProps {
  label: string;
  columns: Column[];
  /** `dense`: smaller letters, and a height it scrolls in. `figures`: as cards, two of them in a line. */
  look?: 'dense' | 'figures';
  /** Rows. */
  children: ReactNode;
}

const CLASSES = {
  plain: ['scroll', 'list as-cards'],
  dense: ['scroll tall', 'list small as-cards'],
  figures: ['scroll', 'list as-cards in-pairs'],
} as const;

/** A table; on a narrow page each of its rows is a card, and each cell has the title of its column. */
export function CardTable({ label, columns, look, children }: CardTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const titles = columns.map(({ title, kind }) => (kind === 'unseen' ? '' : title));
    titleCells(table.current, titles);
  });
  const [region, list] = CLASSES[look ?? 'plain'];
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

/** Where a table is narrow its rows are cards (`tables.css`): each cell then carries the title of its column. */
function titleCells(table: HTMLTableElement | null, titles: readonly string[]): void {
  for (const row of table?.tBodies[0]?.rows ?? [])
    [...row.cells].forEach((cell, at) => cell.setAttribute('data-title', titles[at] ?? ''));
}

/** What a list that comes page by page tells of itself. */
type Pages = Pick<
  UseInfiniteQueryResult,
  'error' | 'isPending' | 'isSuccess' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface PagedTableProps<T> {
  found: Pages;
  rows: T[];
  /** In the plural, for "Loading …". */
  what: string;
  label: string;
  columns: Column[];
  row: (item: T) => ReactNode;
  /** Said where there is no row. */
  nothing: ReactNode;
  /** Smaller letters, and a height it scrolls in. */
  dense?: boolean;
}

/** A table with everything that can be said instead of it, and a button for the next page. */
export function PagedTable<T>({ found, rows, what, label, columns, row, nothing, dense }: PagedTableProps<T>) {
  return (
    <>
      <Fault error={found.error} />
      {found.isPending ? <Loading what={what} /> : null}
      {found.isSuccess && rows.length === 0 ? <Nothing>{nothing}</Nothing> : null}
      {rows.length > 0 ? (
        <CardTable label={label} columns={columns} {...(dense ? { look: 'dense' as const } : {})}>
          {rows.map(row)}
        </CardTable>
      ) : null}
      <ShowMore found={found} />
    </>
  );
}

/** Asks for the next page of a list; nothing where there is none. */
export function ShowMore({ found }: { found: Pick<Pages, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'> }) {
  if (!found.hasNextPage) return null;
  return (
    <button type="button" onClick={() => void found.fetchNextPage()} disabled={found.isFetchingNextPage}>
      Show more
    </button>
  );
}
