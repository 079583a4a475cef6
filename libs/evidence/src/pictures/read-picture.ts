import type { PictureReading } from '@corroborate/domain';
import { readMetadata } from './metadata.reader';

/** Reads the metadata of a picture. Never rejects. */
export async function readPicture(bytes: Buffer): Promise<PictureReading> {
  return isPicture(bytes) ? { state: 'read', marks: await readMetadata(bytes) } : { state: 'other-kind', marks: null };
}

/** Whether the bytes have the signature of JPEG, PNG or WebP; the Content-Type is ignored. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP/s.test(head);
}

export const BROKEN_PICTURE: PictureReading = { state: 'broken', marks: null };
