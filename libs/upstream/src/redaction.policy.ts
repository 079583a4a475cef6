const SECRET_WORDS = new Set([
  'key',
  'apikey',
  'token',
  'secret',
  'password',
  'passwd',
  'pwd',
  'pass',
  'sig',
  'signature',
  'auth',
  'authorization',
  'credential',
  'credentials',
  'session',
  'sessionid',
  'sid',
  'jwt',
  'bearer',
  'cx',
  'appid',
  'cookie',
]);

/** Decoded text; unchanged if the encoding is invalid. */
export const decodeOrKeep = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether a query parameter or header of this name carries a secret: `api_key`, `X-Amz-Signature`, `accessToken`. */
export function isSecretName(name: string): boolean {
  const words = decodeOrKeep(name.slice(0, 200))
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some(
    (word) => SECRET_WORDS.has(word) || (word.length > 3 && /(?:apikey|token|secret|password)$/.test(word)),
  );
}

/**
 * A URL for logging and storage: secret parameters become `***`, user info and fragment are
 * removed, and so are characters outside printable ASCII. Everything else is unchanged.
 */
export function maskAddress(address: string, maxLength = 2048): string {
  const plain = address.slice(0, 16_384).replace(/[^\x21-\x7e]/g, '');
  const [, head = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(plain) ?? [];
  const withoutUser = head.replace(/^([a-z][a-z0-9+.-]{0,20}:\/*)[^/\\]*@/i, '$1');
  const masked = query.replace(/(?<=^\?|&)([^&=]*)=[^&]*/g, (parameter, name: string) =>
    isSecretName(name) ? `${name}=***` : parameter,
  );
  return (withoutUser + masked).slice(0, maxLength);
}
