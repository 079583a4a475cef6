import type { SignerTrust } from '@corroborate/domain';
import type { Certificate } from '@peculiar/asn1-x509';
import {
  areOne,
  isSignedBy,
  isSignersOwn,
  mostBelow,
  nameOf,
  namesIssuer,
  purposesOf,
} from '../../stamps/certificates.policy';
import { chainLives } from './chain.check';
import type { SigningTime } from './signing-time';

/** What a certificate for signing manifests is made for: C2PA's own, documents, mail, Microsoft's for C2PA. */
const MADE_FOR = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.311.76.59.1.9'];
/** What stands beside it in none: anything, stamps of the time, statements about revocation. */
const NEVER_BESIDE = ['2.5.29.37.0', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9'];

/** By whom a chain may be vouched for, and when it was used. */
export interface Vouching {
  anchors: readonly Certificate[];
  stamped: SigningTime | null;
  now: Date;
}

/**
 * Does a chain that holds lead to a certificate that the newsroom named, which may be one of its own? The time is that
 * of the stamp. A stamp by an authority that nobody vouches for may be of any time: then the chain must live today as
 * well. Whether a certificate was revoked is not looked at. Null: nobody was named.
 */
export async function trustIn(chain: readonly Certificate[], vouching: Vouching): Promise<SignerTrust | null> {
  if (vouching.anchors.length === 0) return null;
  if (!isForSigning(chain[0]!)) return { state: 'not-vouched', why: 'purpose' };
  const ways = (await waysTo(vouching.anchors, chain)).filter(isShortEnough);
  if (ways.length === 0) return { state: 'not-vouched', why: 'nobody' };
  return inTime(ways, vouching);
}

function inTime(ways: readonly Certificate[][], { stamped, now }: Vouching): SignerTrust {
  const then = ways.filter((way) => chainLives(way, stamped ? new Date(stamped.at) : now));
  const sure = stamped?.vouched ? then : then.filter((way) => chainLives(way, now));
  const anchor = sure[0]?.at(-1);
  if (!anchor) return { state: 'not-vouched', why: then.length > 0 ? 'stamp' : 'outside-life' };
  return { state: 'vouched', anchor: nameOf(anchor), stampVouched: stamped && stamped.vouched };
}

function isForSigning(signer: Certificate): boolean {
  const purposes = purposesOf(signer);
  const isOwn = purposes.some((one) => MADE_FOR.includes(one)) && !purposes.some((one) => NEVER_BESIDE.includes(one));
  return isOwn && isSignersOwn(signer);
}

/** From the signer to a named one, which is among the chain or issued one of it. */
async function waysTo(anchors: readonly Certificate[], chain: readonly Certificate[]): Promise<Certificate[][]> {
  const ways: Certificate[][] = [];
  for (const [place, issued] of chain.entries())
    for (const anchor of anchors) {
      const soFar = chain.slice(0, place + 1);
      if (areOne(issued, anchor)) ways.push(soFar);
      else if (namesIssuer(issued, anchor) && (await isSignedBy(issued, anchor))) ways.push([...soFar, anchor]);
    }
  return ways;
}

/** No issuer has more issuers below it than it allows. */
const isShortEnough = (way: readonly Certificate[]): boolean =>
  way.every((issuer, place) => place === 0 || (mostBelow(issuer) ?? place) >= place - 1);
