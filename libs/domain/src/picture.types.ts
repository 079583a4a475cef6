import type { ManifestSignature } from './manifest-signature.types';
import type { PictureSearch } from './picture-search.types';
import type { Reason } from './reasons';
import type { Instant } from './time';

/** What the file of a picture says of itself. Anybody can write or take away any of it. */
export interface PictureMarks {
  /** By the clock of the camera, `2019-07-14T15:12:09`, with `+02:00` behind it where the file has that. */
  madeAt: string | null;
  /** By the clock of the program that wrote it last. */
  editedAt: string | null;
  place: { latitude: number; longitude: number } | null;
  placeName: string | null;
  camera: string | null;
  /** Programs that it went through, first to last. */
  software: string[];
  credit: string | null;
}

/** What a C2PA manifest in the file claims. */
export interface PictureManifest {
  /** The program that made it. */
  generator: string | null;
  /** Labels of its statements, `c2pa.actions`. */
  assertions: string[];
  /** What was done to the picture, `c2pa.edited`. */
  actions: string[];
  /** IPTC codes of how it came to be, `trainedAlgorithmicMedia`. */
  sourceTypes: string[];
  /** Absent of files that were read before it was checked. */
  signature?: ManifestSignature;
}

export const PICTURE_STATES = [
  'read',
  /** Its marks were read, its pixels not: there are too many, or they are packed in a way that is not read here. */
  'not-decoded',
  /** No JPEG, PNG or WebP. */
  'other-kind',
  'broken',
  'too-large',
  /** robots.txt, or the guard of addresses. */
  'refused',
  /** Its server did not hand it over. */
  'away',
] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** What was read of the bytes of a picture. */
export interface PictureReading {
  state: Extract<PictureState, 'read' | 'not-decoded' | 'other-kind' | 'broken'>;
  width: number | null;
  height: number | null;
  /** 64 bits of how it looks, in hex; alike pictures differ in few of them. Null where it shows too little. */
  fingerprint: string | null;
  marks: PictureMarks | null;
  manifest: PictureManifest | null;
}

/** One picture that a source shows. */
export interface ShownPicture extends Omit<PictureReading, 'state'> {
  sourceId: number;
  url: string;
  state: PictureState;
  /** Of the bytes, which are kept in the chain of the case. */
  sha256: string | null;
  mediaType: string | null;
  /** The site of the page, and the day it names as that of its publication. */
  site: string;
  pageUrl: string;
  pageDay: string | null;
  receivedAt: Instant;
  /** What engines for pictures said of it; null or absent where none was asked. */
  searches?: PictureSearch[] | null;
}

/** The same picture, or nearly the same, in another place. */
export interface PictureElsewhere {
  investigationId: number;
  sourceId: number;
  site: string;
  pageUrl: string;
  pageDay: string | null;
  /** Bits of 64 in which the two differ; 0 also where the files are the same. */
  distance: number;
}

/** A picture with where else it stood, and what an editor should look at. */
export interface ToldPicture extends ShownPicture {
  elsewhere: PictureElsewhere[];
  notes: Reason[];
}
