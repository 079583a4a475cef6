/** The inventory as text: one heading per kind of item, one item per line, sorted. */

/** @param groups `{ heading: string[] }` */
export function renderInventory(groups) {
  const sections = Object.keys(groups)
    .toSorted(byCode)
    .map((heading) => [`# ${heading}`, ...sortedItems(groups[heading]), ''].join('\n'));
  return sections.join('\n');
}

/**
 * Compares two texts line by line, each line under its heading.
 * @returns `{ disappeared: string[], appeared: string[] }` with entries like `routes: GET /api/topics`
 */
export function compareInventories(expected, actual) {
  const [before, now] = [entriesOf(expected), entriesOf(actual)];
  return {
    disappeared: [...before.difference(now)],
    appeared: [...now.difference(before)],
  };
}

/** Text of the failure message; empty if nothing differs. */
export function describeDifferences({ disappeared, appeared }, file) {
  if (disappeared.length + appeared.length === 0) return '';
  return [
    `The product no longer matches ${file}.`,
    ...listed('Disappeared', disappeared),
    ...listed('Appeared', appeared),
    'If this is intended, accept it: npm run inventory -- --write',
  ].join('\n');
}

const listed = (title, entries) =>
  entries.length === 0 ? [] : [`${title} (${entries.length}):`, ...entries.map((entry) => `  ${entry}`)];

const byCode = (a, b) => Number(a > b) - Number(a < b);
const sortedItems = (items) => [...new Set(items)].toSorted(byCode);

function entriesOf(text) {
  let heading = '';
  const entries = new Set();
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) heading = line.slice(2);
    else if (line !== '') entries.add(`${heading}: ${line}`);
  }
  return entries;
}
