import { sha256 } from '../digest';

interface FormFile {
  name: string;
  bytes: Buffer;
  mediaType: string;
}

/**
 * A form with one file. The same form gives the same bytes, so that an answer that is kept is found again; a boundary
 * that is made of the digest of the file cannot be in it.
 */
export function multipart(fields: Record<string, string>, file: FormFile): { body: Buffer; type: string } {
  const boundary = `form-${sha256(file.bytes)}`;
  const part = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n${value}\r\n`);
  const head = `${part(file.name, '; filename="picture"')}content-type: ${typeOf(file.mediaType)}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(texts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** What a server calls a file is foreign text. */
const typeOf = (mediaType: string): string =>
  /^image\/[a-z0-9.+-]{1,40}$/.test(mediaType) ? mediaType : 'application/octet-stream';
