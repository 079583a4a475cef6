import { withDatabase } from './with-database';
import { CorroborateError } from '@corroborate/domain';
import { CaseVerifier, openOriginalStore, readRootCertificates } from '@corroborate/evidence';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { resolveServer } from '../remote/server.options';
import {
  EXIT_NOT_SEALED,
  verifyEvidenceArchive,
  verifyRemoteEvidence,
  type ArchiveVerifyOptions,
} from './evidence-archive.action';
import { formatVerifiedCase } from './evidence.messages';
import { notFoundError } from './investigations.messages';

export interface VerifyOptions extends ArchiveVerifyOptions {
  server?: string;
}

/** Verifies the evidence of a case. Exit code 1 for problems, 3 without a seal. */
export async function verifyEvidence(
  one: number | string,
  { server: address, ...options }: VerifyOptions,
): Promise<void> {
  const server = resolveServer({ server: address }, loadCommandSettings());
  if (server && typeof one === 'number') return verifyRemoteEvidence(server, one, options);
  if (server)
    throw new CorroborateError('invalid-input', 'Archives are checked locally; --server does not apply.', {
      hint: 'Omit --server, or give the ID of an investigation on that server.',
    });
  return typeof one === 'string' ? verifyEvidenceArchive(one, options) : verifyLocally(one, options);
}

async function verifyLocally(id: number, { json = false, tsaCa }: VerifyOptions): Promise<void> {
  await withDatabase(async (db, settings) => {
    if (!(await db.investigations.get(id))) throw notFoundError(id, {});
    const files = tsaCa === undefined ? settings.TSA_CA_FILES : [tsaCa];
    const verdict = await new CaseVerifier(db.evidence, openOriginalStore(settings), () =>
      readRootCertificates(files),
    ).verify(id);
    await db.evidenceChecks.saveFaults(id, verdict.faults);
    print(json ? `${JSON.stringify(verdict)}\n` : formatVerifiedCase(id, verdict));
    if (verdict.faults.length > 0) process.exitCode = 1;
    else if (verdict.sealed === 0) process.exitCode = EXIT_NOT_SEALED;
  });
}
