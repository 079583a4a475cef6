import { readFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Certificate } from '@peculiar/asn1-x509';
import { certificatesIn } from './certificates.policy';

const OF_STAMPS = 'TSA_CA_FILES and --tsa-ca';
/** Whoever names signers of pictures. */
export const OF_SIGNERS = 'C2PA_TRUST_FILES and --c2pa-trust';

/**
 * The certificates of files in PEM. `named`: by which settings. @throws CorroborateError `invalid-configuration` where
 * one cannot be used.
 */
export async function rootsIn(files: readonly string[], named = OF_STAMPS): Promise<Certificate[]> {
  const all: Certificate[] = [];
  for (const file of files) {
    const found = await readFile(file, 'utf8')
      .then(certificatesIn)
      .catch((cause: unknown) => {
        throw unusable(file, named, cause);
      });
    if (found.length === 0) throw unusable(file, named, null);
    all.push(...found);
  }
  return all;
}

const unusable = (file: string, named: string, cause: unknown) =>
  new CorroborateError('invalid-configuration', `${file} has no certificate in PEM that can be read.`, {
    cause,
    hint: `${named} name files with certificates in PEM: -----BEGIN CERTIFICATE-----.`,
  });
