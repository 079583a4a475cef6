import { useLayoutEffect, useRef, type ReactNode } from 'react';

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
