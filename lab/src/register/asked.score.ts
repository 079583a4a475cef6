/** A newsroom's question to the register, with its true answer. */
export interface NewsroomQuestion {
  id: string;
  language: string;
  question: string;
  /** Names in the question that the register contains. */
  names: string[];
  /** True rows; null if the register cannot answer. */
  rows: string[][] | null;
  /** Number of first rows asked for; `rows` are then all that may be among them. */
  first?: number;
}

export const MARKS = ['right', 'wrong', 'missed', 'honestly_open', 'claimed'] as const;
export type Mark = (typeof MARKS)[number];

/** Mark of an answer. `claimed`: an answer although the register has none. */
export function markAnswer(
  { rows, first }: Pick<NewsroomQuestion, 'rows' | 'first'>,
  answerRows: string[][] | null,
): Mark {
  if (rows === null) return answerRows === null ? 'honestly_open' : 'claimed';
  if (answerRows === null) return 'missed';
  return isRight(rows, answerRows, first) ? 'right' : 'wrong';
}

/** Right if every row given is true and there are as many as requested; rows may contain more than was asked for. */
function isRight(rows: string[][], answerRows: string[][], first: number | undefined): boolean {
  const open = [...rows];
  for (const row of answerRows) {
    const at = open.findIndex((true_) => true_.every((cell) => row.includes(cell)));
    if (at < 0) return false;
    open.splice(at, 1);
  }
  return answerRows.length === Math.min(first ?? rows.length, rows.length);
}

export type Score = Record<Mark, number> & { asked: number };

export function countMarks(marks: readonly Mark[]): Score {
  const score = { asked: marks.length, right: 0, wrong: 0, missed: 0, honestly_open: 0, claimed: 0 };
  for (const mark of marks) score[mark] += 1;
  return score;
}
