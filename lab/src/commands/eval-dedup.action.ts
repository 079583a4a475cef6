import { readdir } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { CorroborateError } from '@corroborate/domain';
import { clustersOf, scorePairs } from '../scores';
import { sameText } from '@corroborate/search';
import { benchSameText } from '../bench/same-text.bench';
import { printFigures, readJsonLines, writePredictions, type DataOptions } from '../data-set';

interface Row {
  id: string;
  text: string;
  group: string;
}

/** Their words come out shorter than asked for and some copies are cut: this makes a mean of 5 kB. */
const GENERATED = { articles: 10_000, characters: 5_400 };

/**
 * Copies of one text among many: those of a folder of `{id, text, group}` lines, else articles made for it, always the
 * same.
 */
export async function evalDedup(options: Partial<DataOptions>): Promise<void> {
  const rows = options.data ? await readGroups(options.data) : [];
  if (rows.length) return evalFolder(rows, options);
  if (options.predictions)
    throw new CorroborateError('invalid-input', 'There is nothing to predict for.', {
      hint: 'Give a folder with lines of id, text and group.',
    });
  const { articles, characters, copies, joined, wrong, milliseconds } = benchSameText(
    GENERATED.articles,
    GENERATED.characters,
  );
  const figures = {
    data: 'generated',
    documents: articles,
    characters,
    pairs: copies,
    found: joined,
    wrong,
    recall: joined / copies,
    seconds: milliseconds / 1000,
  };
  printFigures(figures, options.json);
}

async function evalFolder(rows: Row[], options: Partial<DataOptions>): Promise<void> {
  const started = performance.now();
  const joined = sameText(rows.map(({ text }, id) => ({ id, text })));
  const seconds = (performance.now() - started) / 1000;
  const clusters = clustersOf(rows.length, joined);
  await writePredictions(
    options.predictions,
    rows.map(({ id }, at) => ({ id, cluster: rows[clusters[at] ?? at]?.id ?? id })),
  );
  const score = scorePairs(
    rows.map(({ group }) => group),
    joined,
  );
  printFigures(
    { data: 'folder', ...score, recall: score.pairs ? score.found / score.pairs : 1, seconds },
    options.json,
  );
}

/** Rows of every JSON-lines file of the folder that has texts in groups; other files are not of this kind. */
async function readGroups(dir: string): Promise<Row[]> {
  const names = await readdir(dir).catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `Cannot read ${dir}.`, { cause });
  });
  const rows: Row[] = [];
  for (const name of names.filter((file) => file.endsWith('.jsonl')).sort())
    for (const row of await readJsonLines<Partial<Row>>(dir, name))
      if (row.id !== undefined && row.group !== undefined && typeof row.text === 'string')
        rows.push({ id: String(row.id), text: row.text, group: String(row.group) });
  return rows;
}
