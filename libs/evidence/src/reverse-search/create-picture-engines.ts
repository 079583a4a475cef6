import type { Settings } from '@corroborate/config';
import { switchedOn, type ProviderParts } from '@corroborate/providers';
import { GoogleVisionEngine } from './google-vision.engine';
import type { PictureEngine } from './picture-engine.port';
import { TinEyeEngine } from './tineye.engine';

type Named = Pick<Settings, 'GOOGLE_VISION_KEY' | 'TINEYE_API_KEY' | 'DISABLED_ENGINES'>;

/** All engines for pictures that are not switched off; those without their key answer `not-configured`. */
export function allPictureEngines(settings: Named, parts: ProviderParts): PictureEngine[] {
  const all: PictureEngine[] = [
    new TinEyeEngine(settings.TINEYE_API_KEY, parts),
    new GoogleVisionEngine(settings.GOOGLE_VISION_KEY, parts),
  ];
  return switchedOn(all, settings.DISABLED_ENGINES);
}

/** Those whose keys are set: none unless somebody sets one. */
export const createPictureEngines = (settings: Named, parts: ProviderParts): PictureEngine[] =>
  allPictureEngines(settings, parts).filter(({ configured }) => configured);
