import type { ReactNode } from 'react';
import { CardTable } from '../../ui';

interface FigureTableProps {
  label: string;
  /** Titles of columns of words, and of columns of figures behind them. */
  titles: string[];
  figures: string[];
  children: ReactNode;
}

/** A table whose rows are given as they are. */
export function FigureTable({ label, titles, figures, children }: FigureTableProps) {
  const columns = [...titles.map((title) => ({ title })), ...figures.map((title) => ({ title, kind: 'num' as const }))];
  return (
    <CardTable label={label} columns={columns} look="figures">
      {children}
    </CardTable>
  );
}
