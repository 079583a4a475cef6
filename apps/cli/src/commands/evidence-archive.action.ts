import { readFile } from 'node:fs/promises';
import { CorroborateError, pluralize } from '@corroborate/domain';
import {
  AllCasesVerifier,
  archiveOutcome,
  CaseArchiver,
  CaseVerifier,
  parseKeyIds,
  openOriginalStore,
  OUTCOME_TEXTS,
  readRootCertificates,
  verifyArchive,
} from '@corroborate/evidence';
import { rewriteCommands, print } from '@corroborate/terminal';
import { withDatabase } from './with-database';
import { writeNewFile } from './new.file';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import type { Server } from '../remote/server';
import { resolveServer, type ServerOptions } from '../remote/server.options';
import { formatVerifiedArchive, formatVerifiedCase } from './evidence.messages';

/** Exit code for an unchanged but unsealed archive. */
export const EXIT_NOT_SEALED = 3;

export interface ArchiveVerifyOptions {
  json?: boolean;
  /** File with the public keys accepted for seals. */
  key?: string;
  tsaCa?: string;
}

/** Verifies an archive offline, without a database. Exit code 1 for problems, 3 without a seal. */
export const verifyEvidenceArchive = async (file: string, wanted: ArchiveVerifyOptions): Promise<void> =>
  verifyBytes(await readInputFile(file), wanted);

/** Downloads the archive of a case from another server and verifies it locally. */
export const verifyRemoteEvidence = async (server: Server, id: number, wanted: ArchiveVerifyOptions): Promise<void> =>
  verifyBytes(await new RemoteEvidence(server).archive(id), wanted);

async function verifyBytes(bytes: Buffer, { json = false, key, tsaCa }: ArchiveVerifyOptions): Promise<void> {
  const verdict = await verifyArchive(bytes, tsaCa === undefined ? [] : await readRootCertificates([tsaCa]));
  const wanted = { keys: key === undefined ? null : await readKeyIds(key), stamp: tsaCa !== undefined };
  const outcome = archiveOutcome(verdict, wanted);
  const strangeKey = outcome === 'other-key';
  print(
    json
      ? `${JSON.stringify({ ...verdict, outcome, strangeKey })}\n`
      : `${OUTCOME_TEXTS[outcome]}\n\n${formatVerifiedArchive(verdict)}`,
  );
  if (outcome !== 'sealed') process.exitCode = outcome === 'not-sealed' ? EXIT_NOT_SEALED : 1;
}

export async function exportEvidence(id: number, { out, ...where }: ServerOptions & { out: string }): Promise<void> {
  const server = resolveServer(where, loadCommandSettings());
  const archive = await (server ? new RemoteEvidence(server).archive(id) : createArchive(id));
  await writeNewFile(out, archive);
  print(
    rewriteCommands(`Written: ${out} (${archive.length} bytes). Check it with: corroborate evidence verify ${out}\n`),
  );
}

async function createArchive(id: number): Promise<Buffer> {
  const archive = await withDatabase((db, settings) =>
    new CaseArchiver(db.evidence, openOriginalStore(settings)).archive(id),
  );
  if (archive) return archive;
  throw new CorroborateError('not-found', `No evidence is stored for investigation ${id}.`, {
    hint: 'Originals are stored only for investigations run with this version or later.',
  });
}

/** Verifies all cases one after another and gives details only of those with problems. */
export async function verifyAll({ json = false }: { json?: boolean }): Promise<void> {
  const [looked, wrong] = await withDatabase(async (db, settings) => {
    const tally = [0, 0] as [number, number];
    const roots = await readRootCertificates(settings.TSA_CA_FILES);
    const cases = new CaseVerifier(db.evidence, openOriginalStore(settings), async () => roots);
    for await (const { investigationId, verdict } of new AllCasesVerifier(db.evidence, cases).verify()) {
      const faulty = verdict.faults.length > 0;
      await db.evidenceChecks.saveFaults(investigationId, verdict.faults);
      tally[0] += 1;
      if (faulty) tally[1] += 1;
      if (json) print(`${JSON.stringify({ investigationId, ...verdict })}\n`);
      else if (faulty) print(`${formatVerifiedCase(investigationId, verdict)}\n`);
    }
    return tally;
  });
  if (!json) print(`${pluralize(looked, 'case')} checked; problems found in ${wrong}.\n`);
  if (wrong > 0) process.exitCode = 1;
}

/** @throws CorroborateError `not-found` if there are no keys, because an empty file could be mistaken for a key file */
export async function printKeys(): Promise<void> {
  const keys = await withDatabase((db) => db.evidence.keys());
  if (keys.length === 0)
    throw new CorroborateError('not-found', 'This database has no signing keys yet.', {
      hint:
        'A key is created when the first case is sealed, shortly after its decision. The demo uses its own ' +
        'database.',
    });
  print(keys.map(({ publicPem }) => publicPem).join(''));
}

const readInputFile = (path: string): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `${path} cannot be read.`, { cause });
  });

/** Reads key IDs from `key`: a fingerprint, or a file with one or more keys. */
async function readKeyIds(key: string): Promise<string[]> {
  const ids = parseKeyIds(key) ?? parseKeyIds((await readInputFile(key)).toString());
  if (ids) return ids;
  throw new CorroborateError('invalid-input', `${key} does not contain an Ed25519 public key in PEM format.`, {
    hint: '--key accepts a file with the output of `corroborate evidence key`, or the fingerprint of a key.',
  });
}
