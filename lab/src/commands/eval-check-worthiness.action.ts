import { scoreRankings, type Ranked } from '../scores';
import { checkWorthiness } from '@corroborate/reading';
import { printFigures, readJsonLines, type DataOptions } from '../data-set';

interface Row {
  debate: string;
  text: string;
  label: 0 | 1;
}

/** Sentences of debates ranked by check-worthiness: mean average precision over the debates. */
export async function evalCheckWorthiness(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'sentences.jsonl');
  const lists = new Map<string, Ranked[]>();
  for (const { debate, text, label } of rows)
    lists.set(debate, [...(lists.get(debate) ?? []), { score: checkWorthiness(text).score, relevant: label === 1 }]);
  printFigures(scoreRankings(lists), options.json);
}
