import type { ResearchLead } from '@corroborate/domain';

export interface CaseFile {
  path: string;
  text: string;
}

/** A file with stored bytes. */
export interface OriginalFile {
  path: string;
  bytes: Uint8Array;
}

export type FolderFile = CaseFile | OriginalFile;

/**
 * Why bytes are missing: `not-stored` and `not-made`: there never were any; `deleted`: by retention or erasure;
 * `missing` and `changed`: the store lost or altered them; `erased`: the text was redacted since;
 * `left-out`: the folder would be too large.
 */
export type OriginalFault = 'not-stored' | 'not-made' | 'deleted' | 'missing' | 'changed' | 'erased' | 'left-out';

export interface StoredOriginal {
  state: 'stored';
  sha256: string;
  mediaType: string;
  bytes: Uint8Array;
}
export type SourceOriginal = StoredOriginal | { state: OriginalFault; sha256: string | null };

/** The response of a page, and its snapshot as PDF and PNG. */
export const SOURCE_PARTS = ['original', 'pdf', 'png'] as const;
export type SourcePart = (typeof SOURCE_PARTS)[number];
export type SourceOriginals = Record<SourcePart, SourceOriginal>;

/** A picture of a source page or, without source, of a post on a social network. */
export interface StoredMedia extends StoredOriginal {
  sourceId: number | null;
  network: string | null;
  url: string | null;
}

/** Answer of a register or index that the case cites; keys were masked in its address when it was recorded. */
export interface StoredAnswer extends StoredOriginal {
  provider: string;
  url: string;
  at: string;
}

/** Result of a deep research provider. */
export interface ResearchText {
  provider: string;
  text: string | null;
  leads: readonly ResearchLead[];
}

/** Stored files and leads of a case that its decision does not contain. */
export interface StoredCase {
  /** By source ID. */
  originals: ReadonlyMap<number, SourceOriginals>;
  media: readonly StoredMedia[];
  answers: readonly StoredAnswer[];
  research: readonly ResearchText[];
}

export const NOTHING_STORED: StoredCase = { originals: new Map(), media: [], answers: [], research: [] };
