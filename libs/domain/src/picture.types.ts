import type { Reason } from './reasons';
import type { Instant } from './time';

/** Metadata of an image file. Anyone can forge or remove it. */
export interface PictureMetadata {
  /** Camera time, such as `2019-07-14T15:12:09`: local, with an offset such as `+02:00` if the file has one. */
  madeAt: string | null;
  /** Time of the last edit, by the editing program's clock. */
  editedAt: string | null;
  place: { latitude: number; longitude: number } | null;
  placeName: string | null;
  camera: string | null;
  /** Programs that processed the file, first to last. */
  software: string[];
  credit: string | null;
}

export const PICTURE_STATES = [
  'read',
  /** Not JPEG, PNG or WebP. */
  'other-kind',
  'broken',
  'too-large',
  /** Refused by robots.txt or the address guard. */
  'refused',
  /** The server did not deliver the file. */
  'away',
] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** Data read from image bytes. */
export interface PictureReading {
  state: Extract<PictureState, 'read' | 'other-kind' | 'broken'>;
  marks: PictureMetadata | null;
}

/** A picture shown on a source page. */
export interface ShownPicture {
  sourceId: number;
  url: string;
  state: PictureState;
  marks: PictureMetadata | null;
  /** SHA-256 of the bytes, which are stored in the evidence chain. */
  sha256: string | null;
  mediaType: string | null;
  /** Site of the page; the next fields are its URL and stated publication date. */
  site: string;
  pageUrl: string;
  pageDay: string | null;
  receivedAt: Instant;
}

/** A picture with notes for the editor. */
export interface NotedPicture extends ShownPicture {
  notes: Reason[];
}
