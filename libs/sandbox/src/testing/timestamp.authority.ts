import type { UpstreamContext } from '../upstreams/upstream.types';
import { createTimestampAuthorities } from './tsa/tsa.upstream';

const authorities = createTimestampAuthorities();

async function ask(address: string, method: 'GET' | 'POST', bytes: Buffer): Promise<Buffer> {
  const headers = { 'content-type': 'application/timestamp-query' };
  const request = { method, url: new URL(address), headers, body: '', bytes };
  // A timestamp authority does not use the world.
  const { body } = await authorities.handle(request, {} as UpstreamContext);
  return Buffer.from((body ?? '') as Buffer);
}

/** Response of a timestamp authority, without a server. */
export const askAuthority = (host: string, question: Uint8Array): Promise<Buffer> =>
  ask(`https://${host}/tsr`, 'POST', Buffer.from(question));

/** Its root certificate in PEM. */
export const getRootCertificate = async (host: string): Promise<string> =>
  (await ask(`https://${host}/root.pem`, 'GET', Buffer.alloc(0))).toString();
