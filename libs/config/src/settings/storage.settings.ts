import { z } from 'zod';
import { timestampAuthorities } from '../timestamp-authorities';
import { address, flag, int, list, name, oneOf, optional, usd, WEB_SCHEMES, SECRET, secret } from './kinds';

/** Database, queue and evidence storage. */
export const STORAGE = {
  DATABASE_URL: address('PostgreSQL server to use instead of the embedded one', ['postgres', 'postgresql']).meta(
    SECRET,
  ),
  REDIS_URL: address('Redis or Valkey server for queues, cache and rate limits; if not set, PostgreSQL is used', [
    'redis',
    'rediss',
  ]).meta(SECRET),
  CORROBORATE_HOME: z
    .string()
    .default('.corroborate')
    .describe('Folder for the embedded database, its passwords and its log'),
  EVIDENCE_KEY: secret(
    'Ed25519 private key (PEM) that signs the evidence chains; if not set, one is created in ' +
      '`CORROBORATE_HOME`. Must be the same on all machines',
  ),
  EVIDENCE_STORE: z
    .string()
    .trim()
    .regex(
      /^(?:postgres|file:.+|s3:[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9._/-]*)?)$/,
      'must be postgres, file:FOLDER or s3:BUCKET/PREFIX',
    )
    .default('postgres')
    .describe(
      'Store for original files: `postgres`, `file:FOLDER` or `s3:BUCKET/PREFIX`. Files already in the ' +
        'database stay there',
    ),
  EVIDENCE_S3_ENDPOINT: address(
    'S3-compatible server for `EVIDENCE_STORE`; default: AWS S3 in `AWS_REGION`',
    WEB_SCHEMES,
  ),
  AWS_REGION: name('us-east-1', 'Region of the bucket in `EVIDENCE_STORE`'),
  AWS_ACCESS_KEY_ID: secret('Key for the bucket in `EVIDENCE_STORE`'),
  AWS_SECRET_ACCESS_KEY: secret('Secret of that key'),
  TSA_URLS: timestampAuthorities(
    'Timestamp authorities (RFC 3161) for the evidence chains: comma-separated URLs, each with an ' +
      'optional `#OID` of the policy; see docs/evidence.md',
  ).meta(SECRET),
  TSA_CA_FILES: list().describe(
    'Comma-separated PEM files of trusted CA certificates for timestamps. Keep those of earlier authorities',
  ),
  TSA_PRICE_USD: usd(0, 'Price of one timestamp, reserved from the investigation budget before the request'),
  PUBLIC_COPIES: oneOf(['decided', 'asked', 'off'])
    .default('off')
    .describe(
      'Public copies in the Wayback Machine: `decided` (sources counted or disputing after each decision, ' +
        'and on request), `asked` (on request only) or `off`. The archive learns which pages the newsroom ' +
        'reads',
    ),
  INTERNET_ARCHIVE_KEY: optional('Access key of an Internet Archive account, for `PUBLIC_COPIES`'),
  INTERNET_ARCHIVE_SECRET: optional('Secret of that key'),
  EMBEDDED_PG_PORT: int(54330, 1024, 65535, 'TCP port of the embedded database (loopback only)'),
  MIGRATE_AT_START: flag(
    true,
    'Whether processes migrate the database at startup; with `false` they refuse to start on an older ' +
      'schema until `corroborate migrate` is run',
  ),
  STORAGE_WAIT_SECONDS: int(
    0,
    0,
    86400,
    'Seconds a process waits at startup for PostgreSQL or Redis before it exits; 0: no limit',
  ),
  DB_POOL_SIZE: int(12, 2, 100, 'Database connections per process, excluding queue connections'),
  QUEUE_POOL_SIZE: int(6, 2, 100, 'Database connections per process shared by its queues'),
};
