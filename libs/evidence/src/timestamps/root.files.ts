import { readFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import type { X509Certificate } from '@peculiar/x509';
import { parseCertificates } from './certificates.policy';

/** Certificates of PEM files. @throws CorroborateError `invalid-configuration` if one is unusable */
export async function readRootCertificates(files: readonly string[]): Promise<X509Certificate[]> {
  const all: X509Certificate[] = [];
  for (const file of files) {
    const found = await readFile(file, 'utf8')
      .then(parseCertificates)
      .catch((cause: unknown) => {
        throw unreadableCertificate(file, cause);
      });
    if (found.length === 0) throw unreadableCertificate(file, null);
    all.push(...found);
  }
  return all;
}

const unreadableCertificate = (file: string, cause: unknown) =>
  new CorroborateError('invalid-configuration', `${file} does not contain a readable PEM certificate.`, {
    cause,
    hint: 'TSA_CA_FILES and --tsa-ca require files with PEM certificates (-----BEGIN CERTIFICATE-----).',
  });
