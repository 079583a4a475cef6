import { workerData } from 'node:worker_threads';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { readPicture } from './read-picture';

/** In DER, as the pool gives them. */
const { anchors: given } = workerData as { anchors: readonly Uint8Array[] };
const anchors = given.map((der) => AsnConvert.parse(new Uint8Array(der), Certificate));

/** What a worker thread runs: the bytes of one picture in, what was read of it out. */
export default (bytes: Uint8Array) =>
  readPicture(Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), { anchors });
