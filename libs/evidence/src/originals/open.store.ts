import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { FolderStore } from './folder.store';
import type { OriginalStore } from './original.store';
import { S3Store } from './s3.store';

type NamedStore =
  'EVIDENCE_STORE' | 'EVIDENCE_S3_ENDPOINT' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY';
export type StoreSettings = Partial<Pick<Settings, NamedStore>>;

/**
 * The configured store; null if originals are stored in the database.
 * @throws CorroborateError `invalid-configuration`.
 */
export function openOriginalStore(settings: StoreSettings): OriginalStore | null {
  const { EVIDENCE_STORE: named = 'postgres' } = settings;
  if (named === 'postgres') return null;
  return named.startsWith('file:')
    ? new FolderStore(named.slice('file:'.length))
    : openBucket(named.slice('s3:'.length), settings);
}

function openBucket(named: string, settings: StoreSettings): OriginalStore {
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: region = 'us-east-1' } = settings;
  if (!keyId || !secret)
    throw new CorroborateError('invalid-configuration', 'The bucket in EVIDENCE_STORE requires an access key.', {
      hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    });
  const [bucket = '', ...prefix] = named.split('/');
  const endpoint = settings.EVIDENCE_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return new S3Store({ endpoint, bucket, prefix: prefix.join('/'), region, keyId, secret });
}
