/** Why nothing came of a source that somebody added. */
export interface AddedReasons {
  /** `verdict` and `why` as the page's reader has them. */
  'added.unreadable': { verdict: string; why: string };
  /** The texts of so many pages of the case have been let go. */
  'added.texts-gone': { pages: number };
  /** Each try of it ended its worker. */
  'added.given-up': { tries: number };
}
