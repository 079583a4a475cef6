import { readPicture } from './read-picture';

/** Runs in a worker thread. */
export default (bytes: Uint8Array) =>
  readPicture(Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength));
