import { readPicture } from './read-picture';

/** What a worker thread runs: the bytes of one picture in, what was read of it out. */
export default (bytes: Uint8Array) =>
  readPicture(Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength));
