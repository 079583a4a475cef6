/** What is noted of pictures that sources show. Nothing is decided by it. */
export interface PictureReasons {
  /** By the clock of the camera. */
  'picture.made-before': { day: string; days: number };
  'picture.made-after': { day: string; days: number };
}
