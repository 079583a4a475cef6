import type { NotVouched, SignatureUnchecked } from '../manifest-signature.types';
import type { PictureReasons } from './picture.reasons';
import type { Sentences } from './reason';

const UNCHECKED: Record<SignatureUnchecked, string> = {
  'not-looked-at': 'its file was read before signatures were',
  malformed: 'it is not put together as C2PA says, or in a way that is not read here',
  unsigned: 'it has none',
  algorithm: 'it is of a kind that is not known here',
  certificate: 'there is no certificate to check it with that can be read',
  chain: 'its certificates do not lead from one to the next',
  'outside-life': 'its certificate was not valid, or is not any more and no stamp that holds says when it was used',
  'no-binding': 'nothing in the manifest says which picture it is of',
  'other-binding': 'the manifest is bound to its picture in a way that is not checked here',
  'left-out': 'what its digest leaves out of the file is not the manifest alone',
};

const NOT_VOUCHED: Record<NotVouched, string> = {
  nobody: 'its certificates lead to none of those that are on your list',
  purpose: 'its certificate was not made for signing such statements',
  'outside-life': 'the certificate to which it leads was not valid then',
  stamp: 'its certificate has ended, and nobody on your list vouches for the stamp that says when it was used',
};

const STAMP = {
  vouched: ', and so does the authority that stamped the day',
  'not-vouched': '; the authority that stamped the day leads to none of them',
  none: '',
};

/** The English of what is noted of pictures; no decision reads it. */
export const PICTURE_ENGLISH: Sentences<PictureReasons> = {
  'picture.stood-before': ({ site, day, days }) =>
    `The same picture, or nearly the same, stood at ${site} on ${day}, ${days} days before this page.`,
  'picture.seen-before': ({ engine, site, day, days }) =>
    `This picture stood elsewhere before: ${site}, first seen on ${day} by ${engine}, ${days} days before this page.`,
  'picture.found-elsewhere': ({ engine, pages, site }) =>
    `${engine} finds it ${pages === 1 ? `at ${site}` : `on ${pages} pages of other sites, among them ${site}`}; ` +
    'since when, it does not say.',
  'picture.made-before': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days before this page: it may show something else.`,
  'picture.made-after': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days after this page: a clock was wrong, or a day is.`,
  'picture.generated': ({ generator }) =>
    `A manifest in its file says that a machine made it or parts of it (${generator}). Anybody can write that; ` +
    'what was found of its signature stands beside this.',
  'picture.signed': ({ signer, day, authority }) =>
    `The signature of its manifest holds, and the picture is as it was signed by a certificate that names ${signer}, ` +
    `on ${day} as ${authority} stamped.`,
  'picture.signed-undated': ({ signer }) =>
    `The signature of its manifest holds, and the picture is as it was signed by a certificate that names ${signer}. ` +
    'No stamp of the time that could be read says when.',
  'picture.changed-since-signed': ({ signer }) =>
    `The signature of its manifest holds, by a certificate that names ${signer}; the picture is another than the one ` +
    'that was signed: it was changed since, or the manifest was taken from elsewhere.',
  'picture.manifest-changed': ({ signer }) =>
    `Statements of its manifest are others than those that were signed by a certificate that names ${signer}.`,
  'picture.signer-vouched': ({ signer, anchor, stamp }) =>
    `The certificate of the signer (${signer}) leads to one that you trust: ${anchor}${STAMP[stamp]}. Whether one of ` +
    'them was revoked is not looked at, and a signer who is known may still state what is wrong.',
  'picture.signer-not-vouched': ({ signer, why }) =>
    `Nobody you named vouches for the signer (${signer}): ${NOT_VOUCHED[why]}.`,
  'picture.signer-unlisted': ({ signer }) =>
    `Whether the signer (${signer}) may be trusted is not known: no list of trusted certificates was given when the ` +
    'file was read, and anybody can make a certificate in anybody’s name.',
  'picture.signature-wrong': () =>
    'The signature of its manifest does not hold, or that of one of its certificates: something was changed or put ' +
    'together by somebody else.',
  'picture.signature-unchecked': ({ why }) => `The signature of its manifest is not checked: ${UNCHECKED[why]}.`,
};
