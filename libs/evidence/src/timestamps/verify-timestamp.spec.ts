import { readFileSync } from 'node:fs';
import { askAuthority, getRootCertificate } from '@corroborate/sandbox/testing';
import { AsnConvert } from '@peculiar/asn1-schema';
import { PKIStatus, PKIStatusInfo, TimeStampResp, TimeStampToken } from '@peculiar/asn1-tsp';
import { sha256 } from '../digest';
import { OPENSSL, OpensslFolder } from '../testing/openssl';
import { parseCertificates } from './certificates.policy';
import { verifyTimestamp } from './verify-timestamp';
import { createNonce, encodeTimestampRequest } from './timestamp.request';
import type { ExpectedTimestamp } from './timestamp.types';
import { parseTimestampResponse } from './token.reader';

const TEXT = 'the end of a chain';
const wish = (policy: string | null = null): ExpectedTimestamp & { nonce: Uint8Array } => ({
  imprint: sha256(TEXT),
  nonce: createNonce(),
  policy,
});
async function read(host: string, { policy = null as string | null, rootsOf = host } = {}) {
  const wanted = wish(policy);
  const bytes = await askAuthority(host, encodeTimestampRequest(wanted));
  return verifyTimestamp(bytes, wanted, parseCertificates(await getRootCertificate(rootsOf)));
}

describe('a timestamp', () => {
  it.each(['freetsa.org', 'timestamp.digicert.com', 'ed25519.tsa.example'])(
    'accepts a timestamp of %s as valid and traces it to its root',
    async (host) => {
      const before = Date.now() - 1;
      const stamp = await read(host);
      expect(stamp).toEqual({
        kind: 'valid',
        facts: {
          at: expect.any(String),
          policy: '1.3.6.1.4.1.4146.2.3',
          signer: host,
          trust: 'trusted',
        },
      });
      const at = stamp.kind === 'valid' ? Date.parse(stamp.facts.at) : 0;
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(Date.now());
    },
  );

  it('accepts a timestamp under the requested policy as valid', async () => {
    expect(await read('freetsa.org', { policy: '1.2.3' })).toMatchObject({ facts: { policy: '1.2.3' } });
  });

  it('does not trust a timestamp with another root, and returns no trust result without roots', async () => {
    expect(await read('freetsa.org', { rootsOf: 'timestamp.digicert.com' })).toMatchObject({
      facts: { trust: 'not-trusted' },
    });
    const wanted = wish();
    const bytes = await askAuthority('freetsa.org', encodeTimestampRequest(wanted));
    expect(await verifyTimestamp(bytes, wanted, [])).toMatchObject({ facts: { trust: 'no-root' } });
  });

  it('trusts a timestamp if the certificate of its signer is pinned', async () => {
    const wanted = wish();
    const bytes = await askAuthority('freetsa.org', encodeTimestampRequest(wanted));
    const token = parseTimestampResponse(bytes);
    const [signer] = typeof token === 'string' ? [] : token.certificates;
    expect(await verifyTimestamp(bytes, wanted, [signer!])).toMatchObject({ facts: { trust: 'trusted' } });
  });
});

describe('a false timestamp', () => {
  it.each([
    ['wrong-nonce', 'wrong-nonce'],
    ['no-nonce', 'wrong-nonce'],
    ['wrong-imprint', 'wrong-imprint'],
    ['no-certificate', 'no-certificate'],
    ['other-certificate', 'no-certificate'],
    ['not-an-authority', 'not-an-authority'],
    ['outside-life', 'outside-life'],
    ['signature-wrong', 'signature-wrong'],
    ['refused', 'refused'],
    ['garbage', 'malformed'],
    ['empty', 'malformed'],
    ['html', 'malformed'],
  ])('rejects a false timestamp with %s as %s', async (lie, fault) => {
    expect(await read(`${lie}.tsa.example`)).toEqual({ kind: 'invalid', fault });
  });

  it('rejects a timestamp under another policy than the requested one', async () => {
    expect(await read('wrong-policy.tsa.example', { policy: '1.3.6.1' })).toEqual({
      kind: 'invalid',
      fault: 'wrong-policy',
    });
  });
});

it('never accepts a different time or field from a timestamp response with one flipped bit', async () => {
  const wanted = wish();
  const bytes = await askAuthority('freetsa.org', encodeTimestampRequest(wanted));
  const roots = parseCertificates(await getRootCertificate('freetsa.org'));
  const whole = await verifyTimestamp(bytes, wanted, roots);
  const lies: number[] = [];
  // Every 23rd byte, so that each field of the token has some.
  for (let turn = 0; turn * 23 < bytes.length; turn++) {
    const bent = Buffer.from(bytes);
    const bit = turn * 23 * 8 + (turn % 8);
    bent[bit >> 3]! ^= 1 << (bit & 7);
    const stamp = await verifyTimestamp(bent, wanted, roots);
    // Unsigned bytes may change: the facts then remain the same, or the timestamp is no longer trusted.
    const same = stamp.kind === 'invalid' || { ...stamp.facts, trust: 'trusted' };
    if (same !== true && JSON.stringify(same) !== JSON.stringify(whole.kind === 'valid' && whole.facts)) lies.push(bit);
  }
  expect(lies).toEqual([]);
}, 120_000);

const CONFIG = `[tsa]
default_tsa = own
[own]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
ess_cert_id_alg = sha1
[ts]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[ca]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[req]
distinguished_name = name
[name]
`;

/** A token as an authority sends it, after the status "granted". */
const answerWith = (token: Uint8Array): Buffer =>
  Buffer.from(
    AsnConvert.serialize(
      new TimeStampResp({
        status: new PKIStatusInfo({ status: PKIStatus.granted }),
        timeStampToken: AsnConvert.parse(token, TimeStampToken),
      }),
    ),
  );

// Comparison with OpenSSL, if it is installed.
(OPENSSL ? describe : describe.skip)('timestamps checked against openssl (skipped if it is not installed)', () => {
  const folder = new OpensslFolder();
  afterAll(() => folder.remove());

  it.each(['freetsa.org', 'timestamp.digicert.com'])('accepts a timestamp of %s that OpenSSL accepts', async (host) => {
    const wanted = wish();
    folder.write('answer.tsr', await askAuthority(host, encodeTimestampRequest(wanted)));
    folder.write('text', TEXT);
    folder.write('root.pem', await getRootCertificate(host));
    const said = folder.run('ts', '-verify', '-data', 'text', '-in', 'answer.tsr', '-CAfile', 'root.pem');
    expect(said.toString()).toContain('Verification: OK');
  });

  it.each([
    ['a common key', ['-newkey', 'rsa:2048'], []],
    ['a key for nothing else', ['-newkey', 'rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'], []],
    ['a short salt', ['-newkey', 'rsa:2048'], ['-keyopt', 'rsa_pss_saltlen:20']],
    ['SHA-512', ['-newkey', 'rsa:2048'], ['-md', 'sha512']],
  ])('accepts an RSA-PSS signature with %s, and rejects it with a flipped bit', async (_what, key, more) => {
    folder.write('tsa.cnf', CONFIG);
    const named = ['-config', 'tsa.cnf', '-nodes', '-keyout', 'pss.key', '-subj', '/CN=Pss', '-out', 'pss.pem'];
    const pss = ['-sigopt', 'rsa_padding_mode:pss'];
    folder.run('req', '-x509', ...key, ...named, ...pss, '-days', '30', '-extensions', 'ts');
    const wanted = wish();
    const token = parseTimestampResponse(await askAuthority('freetsa.org', encodeTimestampRequest(wanted)));
    folder.write('info.der', new Uint8Array(typeof token === 'string' ? new ArrayBuffer(0) : token.content));
    const signing = ['-signer', 'pss.pem', '-inkey', 'pss.key', '-keyopt', 'rsa_padding_mode:pss', ...more];
    const form = ['-binary', '-nodetach', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4', '-outform', 'DER'];
    folder.run('cms', '-sign', '-in', 'info.der', ...form, ...signing, '-out', 'token.der');
    const answer = answerWith(readFileSync(folder.pathOf('token.der')));
    const roots = parseCertificates(readFileSync(folder.pathOf('pss.pem'), 'utf8'));
    expect(await verifyTimestamp(answer, wanted, roots)).toMatchObject({
      ...{ kind: 'valid', facts: { signer: 'Pss', trust: 'trusted' } },
    });
    answer[answer.length - 1]! ^= 1;
    expect(await verifyTimestamp(answer, wanted, roots)).toEqual({ kind: 'invalid', fault: 'signature-wrong' });
  });

  it.each([
    ['refuses a signature over SHA-1', [], ['-md', 'sha1'], { kind: 'invalid', fault: 'signature-wrong' }],
    ['accepts the same over SHA-256', [], [], { kind: 'valid', facts: { trust: 'trusted' } }],
    ['trusts no chain that is signed over SHA-1', ['-sha1'], [], { kind: 'valid', facts: { trust: 'not-trusted' } }],
  ])('%s', async (_what, issuing, signing, read) => {
    folder.write('tsa.cnf', CONFIG);
    const made = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-subj', `/CN=${name}`];
    const ca = ['-x509', '-config', 'tsa.cnf', '-extensions', 'ca', '-out', 'root.pem'];
    folder.run('req', ...made('Root'), ...ca);
    folder.run('req', ...made('Clock'), '-config', 'tsa.cnf', '-out', 'clock.csr');
    const by = ['-CA', 'root.pem', '-CAkey', 'Root.key', '-CAcreateserial', '-extfile', 'tsa.cnf', '-extensions', 'ts'];
    folder.run('x509', '-req', '-in', 'clock.csr', ...by, ...issuing, '-out', 'clock.pem');
    const wanted = wish();
    const token = parseTimestampResponse(await askAuthority('freetsa.org', encodeTimestampRequest(wanted)));
    folder.write('info.der', new Uint8Array(typeof token === 'string' ? new ArrayBuffer(0) : token.content));
    const form = ['-binary', '-nodetach', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4', '-outform', 'DER'];
    const as = ['-signer', 'clock.pem', '-inkey', 'Clock.key', ...signing];
    folder.run('cms', '-sign', '-in', 'info.der', ...form, ...as, '-out', 'token.der');
    const roots = parseCertificates(readFileSync(folder.pathOf('root.pem'), 'utf8'));
    const answer = answerWith(readFileSync(folder.pathOf('token.der')));
    expect(await verifyTimestamp(answer, wanted, roots)).toMatchObject(read);
  });

  it.each(['rsa:2048', 'ec'])('accepts a timestamp signed with a key of type %s', async (kind) => {
    const key = kind === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'] : [kind];
    const request = (name: string, out: string) =>
      [
        'req',
        '-config',
        'tsa.cnf',
        '-newkey',
        ...key,
        '-nodes',
        '-keyout',
        `${name}.key`,
        '-subj',
        `/CN=${name}`,
      ].concat(['-out', out]);
    folder.write('tsa.cnf', CONFIG);
    folder.write('serial', '01\n');
    folder.run(...request('Root', 'root.pem'), '-x509', '-days', '30', '-extensions', 'ca');
    folder.run(...request('Clock', 'clock.csr'));
    const issuing = ['-CA', 'root.pem', '-CAkey', 'Root.key', '-CAcreateserial', '-extfile', 'tsa.cnf'];
    folder.run('x509', '-req', '-in', 'clock.csr', ...issuing, '-extensions', 'ts', '-days', '30', '-out', 'clock.pem');
    const wanted = wish();
    folder.write('question.tsq', encodeTimestampRequest(wanted));
    const signing = ['-signer', 'clock.pem', '-inkey', 'Clock.key', '-chain', 'root.pem', '-config', 'tsa.cnf'];
    folder.run('ts', '-reply', '-queryfile', 'question.tsq', ...signing, '-out', 'answer.tsr');
    const roots = parseCertificates(readFileSync(folder.pathOf('root.pem'), 'utf8'));
    expect(await verifyTimestamp(readFileSync(folder.pathOf('answer.tsr')), wanted, roots)).toMatchObject({
      kind: 'valid',
      facts: { signer: 'Clock', policy: '1.2.3.4.1', trust: 'trusted' },
    });
  });
});
