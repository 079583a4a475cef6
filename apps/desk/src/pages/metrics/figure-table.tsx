import type { ReactNode } from 'react';

interface FigureTableProps {
  label: string;
  /** Titles of columns of words, and of columns of figures behind them. */
  titles: string[];
  figures: string[];
  children: ReactNode;
}

/** A table whose rows are given as they are. */
export function FigureTable({ label, titles, figures, children }: FigureTableProps) {
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="list">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {figures.map((title) => (
              <th key={title} scope="col" className="num">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
