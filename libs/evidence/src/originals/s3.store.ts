import { AwsClient } from 'aws4fetch';
import { CorroborateError } from '@corroborate/domain';
import { sha256 } from '../digest';
import { toObjectName, type OriginalStore } from './original.store';
import type { PackedOriginal } from './packing';

export interface Bucket {
  /** URL of the server, such as `https://s3.example`. */
  endpoint: string;
  bucket: string;
  /** Prefix of object names. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

const MAX_RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;

/** Stores originals as objects in an S3 bucket, named by digest. */
export class S3Store implements OriginalStore {
  private readonly client: AwsClient;

  constructor(private readonly place: Bucket) {
    const { keyId: accessKeyId, secret: secretAccessKey, region } = place;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: MAX_RETRIES });
  }

  async put({ sha256: digest, encoding, packed }: PackedOriginal): Promise<void> {
    // The server verifies the signed checksum and rejects incomplete uploads.
    const headers = { 'x-amz-content-sha256': sha256(packed), 'content-type': 'application/octet-stream' };
    await this.ask('PUT', this.addressOf(digest, encoding), { headers, body: new Uint8Array(packed) });
  }

  async get(original: Omit<PackedOriginal, 'packed'>): Promise<PackedOriginal | null> {
    const answer = await this.ask('GET', this.addressOf(original.sha256, original.encoding));
    // Compressed data is never larger than the original, so additional bytes mean that it was changed.
    return answer && { ...original, packed: await readUpTo(answer, original.size + 1) };
  }

  async remove(digest: string): Promise<void> {
    for (const encoding of ['zstd', 'identity'] as const) await this.ask('DELETE', this.addressOf(digest, encoding));
  }

  private addressOf(digest: string, encoding: PackedOriginal['encoding']): string {
    const { endpoint, bucket, prefix } = this.place;
    const name = toObjectName(digest);
    const path = [bucket, ...prefix.split('/').filter(Boolean), name.slice(0, 2), name].join('/');
    return `${endpoint.replace(/\/+$/, '')}/${path}${encoding === 'zstd' ? '.zst' : ''}`;
  }

  /** Sends a request; null if there is no such object. */
  private async ask(method: string, url: string, more: RequestInit = {}): Promise<Response | null> {
    const answer = await this.client
      .fetch(url, { ...more, method, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
      .catch((error: unknown) => {
        throw new CorroborateError('storage-unavailable', `The evidence store at ${this.host()} is unreachable.`, {
          cause: error,
          hint: 'Check that the server of EVIDENCE_S3_ENDPOINT is running.',
        });
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return null;
    const code = isTransient(answer.status) ? 'storage-unavailable' : 'upstream-failed';
    throw new CorroborateError(code, `The evidence store at ${this.host()} returned HTTP ${answer.status}.`, {
      hint: 'Check EVIDENCE_STORE, EVIDENCE_S3_ENDPOINT and the access key of the bucket.',
    });
  }

  private host(): string {
    return URL.parse(this.place.endpoint)?.host ?? this.place.bucket;
  }
}

/** Temporary server errors such as `SlowDown` (503) or out of space (507), and too many requests (429). */
const isTransient = (status: number): boolean => status >= 500 || status === 429;

async function readUpTo(answer: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size >= limit) break;
  }
  return Buffer.concat(parts);
}
