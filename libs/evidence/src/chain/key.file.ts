import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { newSigningKey, toSigningKey, type SigningKey } from './seal';

const KEY_FILE_NAME = 'evidence.key';

/**
 * Signing key from `EVIDENCE_KEY`, otherwise from the key file in `CORROBORATE_HOME`, which is created on first use.
 * @throws CorroborateError `invalid-configuration`.
 */
export async function loadOrCreateKey(
  settings: Pick<Settings, 'EVIDENCE_KEY' | 'CORROBORATE_HOME'>,
): Promise<SigningKey> {
  if (settings.EVIDENCE_KEY) return parseKey(settings.EVIDENCE_KEY, 'EVIDENCE_KEY');
  const path = join(settings.CORROBORATE_HOME, KEY_FILE_NAME);
  const pem =
    (await readFile(path, 'utf8').catch(() => null)) ?? (await createKeyFile(settings.CORROBORATE_HOME, path));
  return parseKey(pem, path);
}

function parseKey(pem: string, where: string): SigningKey {
  try {
    return toSigningKey(pem);
  } catch {
    // No cause, because it may quote the key.
    throw new CorroborateError('invalid-configuration', `${where} is not an Ed25519 key in PEM format.`, {
      hint: 'Create one with: openssl genpkey -algorithm ed25519',
    });
  }
}

/** Creates the key file. If several processes start at once, all of them use the key whose file was created first. */
async function createKeyFile(home: string, path: string): Promise<string> {
  await mkdir(home, { recursive: true });
  // Not the process ID, which is the same in all containers that share the folder.
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, newSigningKey().privatePem, { mode: 0o600, flag: 'wx' });
  await chmod(aside, 0o600);
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return readFile(path, 'utf8');
}
