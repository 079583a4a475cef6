/** What is noted of pictures that sources show. Nothing is decided by it. */
export interface PictureReasons {
  /** Another site had it so many days before the page that shows it now; the earliest is named. */
  'picture.stood-before': { site: string; day: string; days: number };
  /** The same, as an engine for pictures says, which has met it there. */
  'picture.seen-before': { engine: string; site: string; day: string; days: number };
  /** On so many pages of other sites, of which the engine gives no day; the first of them is named. */
  'picture.found-elsewhere': { engine: string; pages: number; site: string };
  /** By the clock of the camera. */
  'picture.made-before': { day: string; days: number };
  'picture.made-after': { day: string; days: number };
  /** By a manifest whose signature was not checked; the name is of strangers. */
  'picture.generated': { generator: string };
}
