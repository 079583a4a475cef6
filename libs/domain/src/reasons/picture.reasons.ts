import type { NotVouched, SignatureUnchecked } from '../manifest-signature.types';

/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** What is noted of pictures that sources show. Nothing is decided by it. */
export interface PictureReasons {
  /** Another site had it so many days before the page that shows it now; the earliest is named. */
  'picture.stood-before': { site: string; day: string; days: number };
  /** The same, as an engine for pictures says, which has met it there. */
  'picture.seen-before': { engine: string; site: string; day: string; days: number };
  /** On so many pages of other sites, of which the engine gives no day; the first of them is named. */
  'picture.found-elsewhere': { engine: string; pages: number; site: string };
  /** By the clock of the camera. */
  'picture.made-before': { day: string; days: number };
  'picture.made-after': { day: string; days: number };
  /** By any manifest in its file, that of the picture or of what it was made from; the name is of strangers. */
  'picture.generated': { generator: string };
  /** Signature, statements and picture are as they were signed, on a day that an authority of times stamped. */
  'picture.signed': { signer: string; day: string; authority: string };
  /** The same without a stamp of the time that is read here. */
  'picture.signed-undated': { signer: string };
  'picture.changed-since-signed': { signer: string };
  'picture.manifest-changed': { signer: string };
  /** Its certificates lead to one whom the newsroom named; `stamp`: so do those of whoever stamped the time. */
  'picture.signer-vouched': { signer: string; anchor: string; stamp: 'vouched' | 'not-vouched' | 'none' };
  'picture.signer-not-vouched': { signer: string; why: NotVouched };
  /** No list says whom to trust, or none did when the file was read. */
  'picture.signer-unlisted': { signer: string };
  'picture.signature-wrong': Nothing;
  'picture.signature-unchecked': { why: SignatureUnchecked };
}
