import { z } from 'zod';
import { timestampAuthorities } from '../timestamp-authorities';
import { address, flag, int, list, name, oneOf, optional, usd, WEB } from './kinds';

/** Where things are kept. */
export const STORAGE = {
  DATABASE_URL: address('PostgreSQL server to use instead of the embedded one', ['postgres', 'postgresql']),
  REDIS_URL: address('Redis or Valkey server for queues, cache and rate limits; without it PostgreSQL does all three', [
    'redis',
    'rediss',
  ]),
  CORROBORATE_HOME: z
    .string()
    .default('.corroborate')
    .describe('Folder of the embedded database, its passwords and its log'),
  EVIDENCE_KEY: optional(
    'Ed25519 key in PEM that seals the chains of evidence; without it one is made in `CORROBORATE_HOME` at first. ' +
      'Processes on several machines must have the same',
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
      'Where originals are kept as they were received: `postgres`, `file:FOLDER` or `s3:BUCKET/PREFIX`. ' +
        'What stands in the database already stays there',
    ),
  EVIDENCE_S3_ENDPOINT: address('S3-compatible server of `EVIDENCE_STORE`; else that of AWS in `AWS_REGION`', WEB),
  AWS_REGION: name('us-east-1', 'Region of the bucket in `EVIDENCE_STORE`'),
  AWS_ACCESS_KEY_ID: optional('Key for the bucket in `EVIDENCE_STORE`'),
  AWS_SECRET_ACCESS_KEY: optional('Secret of that key'),
  TSA_URLS: timestampAuthorities(
    'Authorities of times (RFC 3161) that stamp the seals of chains: a comma list of addresses, ' +
      '`#OID` behind one where stamps under that policy are wanted; see docs/evidence.md',
  ),
  TSA_CA_FILES: list().describe(
    'Comma list of files with certificates in PEM: stamps must lead to one of them. Keep those of earlier authorities',
  ),
  TSA_PRICE_USD: usd(0, 'Price of one stamp, taken from the budget of the investigation before it is asked for'),
  PUBLIC_COPIES: oneOf(['decided', 'asked', 'off'])
    .default('off')
    .describe(
      'Of which sources the Wayback Machine is asked to keep a public copy: after each `decided` case of those that ' +
        'count and those that dispute, and of any that somebody `asked` for; or only the latter; or of none. The ' +
        'archive learns which pages the newsroom looks at',
    ),
  INTERNET_ARCHIVE_KEY: optional('Access key of an account at the Internet Archive, for `PUBLIC_COPIES`'),
  INTERNET_ARCHIVE_SECRET: optional('Secret of that key'),
  EMBEDDED_PG_PORT: int(54330, 1024, 65535, 'TCP port of the embedded database (loopback only)'),
  MIGRATE_AT_START: flag(
    true,
    'Whether processes bring the tables up to date when they start; with `false` they refuse to start on tables ' +
      'of an earlier version until somebody has run `corroborate migrate`',
  ),
  STORAGE_WAIT_SECONDS: int(
    0,
    0,
    86400,
    'How long a process waits at its start for PostgreSQL or Redis before it ends; 0 sets no limit',
  ),
  DB_POOL_SIZE: int(12, 2, 100, 'Database connections of one process, queue connections apart'),
  QUEUE_POOL_SIZE: int(6, 2, 100, 'Database connections that the queues of one process share'),
};
