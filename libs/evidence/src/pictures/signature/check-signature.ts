import type { Certificate } from '@peculiar/asn1-x509';
import type { ManifestSignature, SignatureState, SignatureUnchecked } from '@corroborate/domain';
import { subjectOf } from '../../stamps/certificates.policy';
import { manifestBytes } from '../manifest.container';
import type { PictureKind } from '../pixels';
import { activeManifest } from './active-manifest';
import { assertionsHold } from './assertions.check';
import { bindingHolds } from './binding.check';
import { chainHolds, chainLives, keyOf, readChain } from './chain.check';
import { coseHolds } from './cose.check';
import { readCose } from './cose.reader';
import { trustIn } from './signer-trust';
import { signingTime } from './signing-time';
import { Unchecked } from './unchecked';

/** Of when a signature without a stamp is looked at, and who may vouch for its signer. */
export interface SigningContext {
  now: Date;
  anchors: readonly Certificate[];
}

/**
 * Checks the last manifest of a picture: signature, certificates, statements, whether the picture is the one that was
 * signed, and whether somebody who was named vouches for the signer. Whether a certificate was revoked is not looked
 * at, nor are manifests of what the picture was made from. Never rejects.
 */
export async function checkSignature(
  kind: PictureKind,
  bytes: Buffer,
  context: SigningContext,
): Promise<ManifestSignature> {
  try {
    return await found(kind, bytes, context);
  } catch (fault) {
    return unchecked(fault instanceof Unchecked ? fault.why : 'malformed');
  }
}

const NOBODY = { why: null, signer: null, stamped: null };

const unchecked = (why: SignatureUnchecked): ManifestSignature => ({ ...NOBODY, state: 'not-checked', why });

async function found(kind: PictureKind, bytes: Buffer, { now, anchors }: SigningContext): Promise<ManifestSignature> {
  const manifest = activeManifest(manifestBytes(kind, bytes));
  const cose = readCose(manifest.signature);
  const chain = readChain(cose);
  if (!coseHolds(cose, manifest.signed, keyOf(chain[0])) || !(await chainHolds(chain)))
    return { ...NOBODY, state: 'signature-wrong' };
  const time = await signingTime(cose, manifest.signed, anchors);
  const stamped = time && { at: time.at, by: time.by };
  const trust = await trustIn(chain, { anchors, stamped: time, now });
  const named = { signer: subjectOf(chain[0]), stamped, ...(trust && { trust }) };
  const told = (state: SignatureState) => ({ ...NOBODY, state, ...named });
  if (!assertionsHold(manifest)) return told('manifest-changed');
  if (!bindingHolds(manifest, kind, bytes)) return told('picture-changed');
  if (!livedThen(chain, stamped, now)) return { ...told('not-checked'), why: 'outside-life' };
  return told('signed-and-whole');
}

const livedThen = (chain: readonly Certificate[], stamped: ManifestSignature['stamped'], now: Date): boolean =>
  chainLives(chain, stamped ? new Date(stamped.at) : now);
