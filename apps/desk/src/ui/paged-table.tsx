import type { ReactNode } from 'react';
import { CardTable, type Column } from './card-table';
import { Fault, Loading, Nothing } from './messages';

/** What a list that comes page by page tells of itself. */
interface Pages {
  error: unknown;
  isPending: boolean;
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

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
