/** A question of a newsroom to the register, with what is true of it. */
export interface NewsroomQuestion {
  id: string;
  language: string;
  question: string;
  /** Names of the register that stand in it. */
  names: string[];
  /** Null where the register cannot tell. */
  rows: string[][] | null;
  /** The first so many are asked for, and these are all that may be among them. */
  first?: number;
}

export const MARKS = ['right', 'wrong', 'missed', 'honestly_open', 'claimed'] as const;
export type Mark = (typeof MARKS)[number];

/** `claimed`: an answer where the register has none. */
export function markOf({ rows, first }: Pick<NewsroomQuestion, 'rows' | 'first'>, answerRows: string[][] | null): Mark {
  if (rows === null) return answerRows === null ? 'honestly_open' : 'claimed';
  if (answerRows === null) return 'missed';
  return isRight(rows, answerRows, first) ? 'right' : 'wrong';
}

/** Every row that is told is a true one, and as many as are asked for; it may say more than is asked for. */
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

export function scoreOf(marks: readonly Mark[]): Score {
  const score = { asked: marks.length, right: 0, wrong: 0, missed: 0, honestly_open: 0, claimed: 0 };
  for (const mark of marks) score[mark] += 1;
  return score;
}
