/** Why a page was read as it was: each code with what it is told with. */
export interface StanceReasons {
  /** A page that could not be read says nothing. */
  'stance.unreadable': { verdict: string; detail: string };
}
