import type { PictureReading } from '@corroborate/domain';
import { fingerprintOf } from './fingerprint';
import { readManifest } from './manifest.reader';
import { readMarks } from './marks.reader';
import { checkSignature, type SigningContext } from './signature/check-signature';
import { kindOf, NotDecoded, unpackPixels, type PictureKind } from './pixels';

const NOTHING = { width: null, height: null, fingerprint: null, marks: null, manifest: null };

/**
 * Reads a picture that strangers made. Never rejects; marks are read also where pixels are not. A signature without a
 * stamp of the time is looked at as it is now.
 */
export async function readPicture(bytes: Buffer, { now, anchors }: Partial<SigningContext> = {}) {
  return readingOf(bytes, { now: now ?? new Date(), anchors: anchors ?? [] });
}

async function readingOf(bytes: Buffer, context: SigningContext): Promise<PictureReading> {
  const kind = kindOf(bytes);
  if (!kind) return { state: 'other-kind', ...NOTHING };
  const [looks, marks, manifest] = await Promise.all([
    looksOf(kind, bytes),
    readMarks(bytes),
    manifestOf(kind, bytes, context),
  ]);
  return { ...NOTHING, marks, manifest, ...looks };
}

async function looksOf(kind: PictureKind, bytes: Buffer) {
  try {
    const pixels = await unpackPixels(kind, bytes);
    const { width, height } = pixels;
    return { state: 'read' as const, width, height, fingerprint: fingerprintOf(pixels) };
  } catch (fault) {
    return { state: fault instanceof NotDecoded ? ('not-decoded' as const) : ('broken' as const) };
  }
}

/** A manifest that is cut off is none. */
async function manifestOf(
  kind: PictureKind,
  bytes: Buffer,
  context: SigningContext,
): Promise<PictureReading['manifest']> {
  try {
    const manifest = readManifest(kind, bytes);
    return manifest && { ...manifest, signature: await checkSignature(kind, bytes, context) };
  } catch {
    return null;
  }
}

export const BROKEN: PictureReading = { state: 'broken', ...NOTHING };
