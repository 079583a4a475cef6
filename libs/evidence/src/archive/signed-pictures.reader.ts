import type { PictureManifest, PictureReading } from '@corroborate/domain';
import { placeOf, bytesOf } from '../bytes';
import { kindOf } from '../pictures/pixels';
import { outOfContainer } from './archive.container';
import { PLACES } from './told-by-chain';
import { recordsIn, type ReadRecord } from './warc.reader';

/** A picture in the archive of a case whose file has a manifest (C2PA), and what was found of its signature. */
export interface ArchivedPicture {
  /** Where it was received from. */
  url: string;
  manifest: PictureManifest;
}

interface PictureReader {
  read: (bytes: Buffer) => Promise<PictureReading>;
}

/** Looks at nothing but the bytes of an archive in which nothing is wrong. */
export async function signedPicturesIn(archive: Uint8Array, reader: PictureReader): Promise<ArchivedPicture[]> {
  const warc = outOfContainer(archive).find(({ name }) => name === PLACES.warc);
  const pictures: ArchivedPicture[] = [];
  for (const record of recordsIn(warc?.bytes ?? new Uint8Array(0))) {
    const bytes = pictureIn(record);
    const manifest = bytes && (await reader.read(bytes)).manifest;
    if (manifest) pictures.push({ url: record.headers.get('warc-target-uri') ?? '', manifest });
  }
  return pictures;
}

const END_OF_HEADERS = bytesOf('\r\n\r\n');

/** Pictures that our own browser made are no answers. */
function pictureIn({ headers, block }: ReadRecord): Buffer | null {
  if (headers.get('warc-type') !== 'response') return null;
  const bytes = Buffer.from(block.subarray(placeOf(block, END_OF_HEADERS) + END_OF_HEADERS.length));
  return kindOf(bytes) ? bytes : null;
}
