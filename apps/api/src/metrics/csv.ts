type Cell = string | number | boolean | null;

/** Formats rows as CSV (RFC 4180). Null becomes an empty cell, and values that look like formulas are escaped. */
export function toCsv(header: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const lines = rows.map((row) => header.map((name) => cell(row[name] ?? null)).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const formulaSafe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(formulaSafe) ? `"${formulaSafe.replaceAll('"', '""')}"` : formulaSafe;
}
