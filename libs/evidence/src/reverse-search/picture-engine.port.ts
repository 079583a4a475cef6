import type { Settings } from '@corroborate/config';
import type { CallContext, Outcome, PictureMatch } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** What an engine for pictures is and what it costs. */
export interface PictureEngineManifest extends ProviderManifest {
  /** Settings without which it answers `not-configured`. */
  settings: (keyof Settings)[];
  /** Bytes of the largest file it takes. */
  maxBytes: number;
}

/** A picture as it was received. */
export interface SoughtPicture {
  bytes: Buffer;
  mediaType: string;
}

/** Says on which pages of the web a picture stands ("reverse image search"). */
export interface PictureEngine {
  readonly manifest: PictureEngineManifest;
  /** False while a setting is missing. */
  readonly configured: boolean;
  /** One call. Never throws for what is normal on the web; nothing found is no `found`. */
  find(picture: SoughtPicture, context: CallContext): Promise<Outcome<PictureMatch[]>>;
}
