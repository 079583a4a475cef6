import { scoreRankings, type Ranked } from '../scores';
import { checkWorthiness } from '@corroborate/reading';
import { printFigures, readJsonLines, writePredictions, type DataOptions } from '../data-set';

interface Row {
  debate: string;
  line: number;
  text: string;
  label: 0 | 1;
}

/** Sentences of debates ranked by check-worthiness: mean average precision over the debates. */
export async function evalCheckWorthiness(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'sentences.jsonl');
  const scored = rows.map((row) => ({ ...row, score: checkWorthiness(row.text).score }));
  const lists = new Map<string, Ranked[]>();
  for (const { debate, score, label } of scored)
    lists.set(debate, [...(lists.get(debate) ?? []), { score, relevant: label === 1 }]);
  await writePredictions(
    options.predictions,
    scored.map(({ debate, line, score }) => ({ debate, line, score })),
  );
  printFigures(scoreRankings(lists), options.json);
}
