import type { GatewayRequest } from '@corroborate/domain';
import { parse } from 'tldts';
import { isPublicAddress, type Refusal } from './address.policy';
import { decoded } from './redaction.policy';
import { isOfTheWeb } from './web.policy';

const REPLACEMENT = '[private address]';
const REFUSED = 'it would disclose a private address to a third party';
/** A URL in text. Bounded, because the text is untrusted. */
const IN_TEXT = /\b(?:https?|wss?|ftp):\/\/[^\s<>"'“”‘’«»\\]{1,2048}/gi;
const OF_HOSTS = /^(?:https?|wss?|ftp)$/i;
/** Parameters whose value may be a host or a URL without scheme. */
const NAMES_HOST = /^(?:url|uri|site|host|hostname|domain)$/i;
/** Search operators that name a host. */
const OPERATOR = /(?:^|[\s("+-])(?:site|url|domain|host|link|inurl):"?([^\s"()]{1,2048})/gi;
/** A whole value or path segment that is a dotted name or an IPv4 address. */
const DOTTED = /^(?:[a-z\d_-]{1,63}\.){1,20}[a-z\d-]{1,63}\.?$/i;
const NUMBER = /^[\d.]+$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

type Disclosing = Pick<GatewayRequest, 'provider' | 'url' | 'body' | 'headers' | 'ownService'>;
export type Disclosure = { ok: true; body: string | undefined } | Refusal;

/**
 * Prevents disclosure of private addresses to third parties. Requests whose URL or form contains one are refused; in
 * other bodies, such as prompts, they are replaced. Does not apply to web pages and the newsroom's own services.
 */
export function checkDisclosure({ provider, url, body, headers, ownService }: Disclosing): Disclosure {
  if (ownService === true || isOfTheWeb(provider)) return { ok: true, body };
  if (URL.canParse(url) && disclosesInUrl(new URL(url))) return { ok: false, reason: REFUSED };
  if (body === undefined) return { ok: true, body };
  if (!isForm(headers)) return { ok: true, body: hidePrivateAddresses(body) };
  return disclosesInParameters(new URLSearchParams(body)) ? { ok: false, reason: REFUSED } : { ok: true, body };
}

/** The text with each private address replaced. */
export const hidePrivateAddresses = (text: string): string =>
  text.replace(IN_TEXT, (address) => (isPublicAddress(trimAddress(address)) ? address : REPLACEMENT));

function disclosesInUrl(url: URL): boolean {
  const path = decoded(url.pathname);
  return (
    disclosesInText(path + decoded(url.search)) ||
    path.split('/').some(isPrivateName) ||
    disclosesInParameters(url.searchParams)
  );
}

function disclosesInParameters(parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) =>
      disclosesInText(value) || isPrivateName(value) || (NAMES_HOST.test(name) && isPrivateHost(value)),
  );
}

function disclosesInText(text: string): boolean {
  if (hidePrivateAddresses(text) !== text || hidePrivateAddresses(decoded(text)) !== decoded(text)) return true;
  return [...text.matchAll(OPERATOR)].some(([, host = '']) => isPrivateHost(host) && !isPublicSuffix(host));
}

/** `site:gov` names no host: it means all sites under a public suffix. */
function isPublicSuffix(text: string): boolean {
  const { hostname, publicSuffix, isIcann } = parse(text);
  return isIcann === true && text.toLowerCase() === publicSuffix && isPublicAddress(`https://www.${hostname}/`);
}

/** `router.local`, `10.0.0.1`: a word without a dot may be any word, and a number any figure. */
const isPrivateName = (text: string): boolean =>
  DOTTED.test(text) && (!NUMBER.test(text) || IPV4.test(text)) && isPrivateHost(text);

/** Whether the text is a private host or URL, with or without scheme; false if it is neither. */
function isPrivateHost(text: string): boolean {
  const scheme = /^([a-z]{1,10}):\/\//i.exec(text)?.[1];
  if (scheme !== undefined && !OF_HOSTS.test(scheme)) return false;
  const address = scheme === undefined ? `https://${text}` : text;
  return URL.canParse(address) && !isPublicAddress(address);
}

/** Removes sentence punctuation and brackets around a URL, but keeps the brackets of IPv6 addresses. */
const trimAddress = (address: string): string => address.replace(/[.,;:!?)}`]{1,20}$/, '');

const isForm = (headers: Record<string, string> = {}): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('x-www-form-urlencoded'),
  );
