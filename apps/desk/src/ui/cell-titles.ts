/** Where a table is narrow its rows are cards (`tables.css`): each cell then carries the title of its column. */
export function titleCells(table: HTMLTableElement | null, titles: readonly string[]): void {
  for (const row of table?.tBodies[0]?.rows ?? [])
    [...row.cells].forEach((cell, at) => cell.setAttribute('data-title', titles[at] ?? ''));
}
