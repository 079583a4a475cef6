import type { GatewayRequest } from '@corroborate/domain';
import { parse } from 'tldts';
import { isPublicAddress, type Refusal } from './address.policy';
import { decodeOrKeep } from './redaction.policy';
import { isWebProvider } from './web.policy';

const REPLACEMENT = '[private address]';
const DISCLOSURE_REASON = 'it would disclose a private address to a third party';
/** A URL in text. Bounded, because the text is untrusted. */
const URL_IN_TEXT = /\b(?:https?|wss?|ftp):\/\/[^\s<>"'“”‘’«»\\]{1,2048}/gi;
const HOST_PROTOCOLS = /^(?:https?|wss?|ftp)$/i;
/** Parameters whose value may be a host or a URL without scheme. */
const HOST_PARAMETERS = /^(?:url|uri|site|host|hostname|domain)$/i;
/** Search operators that name a host. */
const HOST_OPERATOR = /(?:^|[\s("+-])(?:site|url|domain|host|link|inurl):"?([^\s"()]{1,2048})/gi;
/** A whole value or path segment that is a dotted name or an IPv4 address. */
const DOTTED_NAME = /^(?:[a-z\d_-]{1,63}\.){1,20}[a-z\d-]{1,63}\.?$/i;
const DOTTED_NUMBER = /^[\d.]+$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

type DisclosureInput = Pick<GatewayRequest, 'provider' | 'url' | 'body' | 'headers' | 'ownService'>;
export type Disclosure = { ok: true; body: string | undefined } | Refusal;

/**
 * Prevents disclosure of private addresses to third parties. Requests whose URL or form contains one are refused; in
 * other bodies, such as prompts, they are replaced. Does not apply to web pages and the newsroom's own services.
 */
export function checkDisclosure({ provider, url, body, headers, ownService }: DisclosureInput): Disclosure {
  if (ownService === true || isWebProvider(provider)) return { ok: true, body };
  if (URL.canParse(url) && disclosesInUrl(new URL(url))) return { ok: false, reason: DISCLOSURE_REASON };
  if (body === undefined) return { ok: true, body };
  if (!isFormEncoded(headers)) return { ok: true, body: hidePrivateAddresses(body) };
  return disclosesInParameters(new URLSearchParams(body))
    ? { ok: false, reason: DISCLOSURE_REASON }
    : { ok: true, body };
}

/** The text with each private address replaced. */
export const hidePrivateAddresses = (text: string): string =>
  text.replace(URL_IN_TEXT, (address) => (isPublicAddress(trimAddress(address)) ? address : REPLACEMENT));

function disclosesInUrl(url: URL): boolean {
  const path = decodeOrKeep(url.pathname);
  return (
    disclosesInText(path + decodeOrKeep(url.search)) ||
    path.split('/').some(isPrivateName) ||
    disclosesInParameters(url.searchParams)
  );
}

function disclosesInParameters(parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) =>
      disclosesInText(value) || isPrivateName(value) || (HOST_PARAMETERS.test(name) && isPrivateHost(value)),
  );
}

function disclosesInText(text: string): boolean {
  if (hidePrivateAddresses(text) !== text || hidePrivateAddresses(decodeOrKeep(text)) !== decodeOrKeep(text))
    return true;
  return [...text.matchAll(HOST_OPERATOR)].some(([, host = '']) => isPrivateHost(host) && !isPublicSuffix(host));
}

/** Whether the text is a public suffix: `site:gov` means all sites under it, not a host. */
function isPublicSuffix(text: string): boolean {
  const { hostname, publicSuffix, isIcann } = parse(text);
  return isIcann === true && text.toLowerCase() === publicSuffix && isPublicAddress(`https://www.${hostname}/`);
}

/** Matches `router.local` and `10.0.0.1`, but not words without a dot or plain numbers. */
const isPrivateName = (text: string): boolean =>
  DOTTED_NAME.test(text) && (!DOTTED_NUMBER.test(text) || IPV4.test(text)) && isPrivateHost(text);

/** Whether the text is a private host or URL, with or without scheme; false if it is neither. */
function isPrivateHost(text: string): boolean {
  const scheme = /^([a-z]{1,10}):\/\//i.exec(text)?.[1];
  if (scheme !== undefined && !HOST_PROTOCOLS.test(scheme)) return false;
  const address = scheme === undefined ? `https://${text}` : text;
  return URL.canParse(address) && !isPublicAddress(address);
}

/** Removes sentence punctuation and brackets after a URL, but keeps the brackets of IPv6 addresses. */
const trimAddress = (address: string): string => address.replace(/[.,;:!?)}`]{1,20}$/, '');

const isFormEncoded = (headers: Record<string, string> = {}): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('x-www-form-urlencoded'),
  );
