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

/** The text as it is where it is not well encoded. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Is this the name of a query parameter or header that carries a secret? `api_key`, `X-Amz-Signature`, `accessToken`
 * are.
 */
export function isSecretName(name: string): boolean {
  const words = decoded(name.slice(0, 200))
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some(
    (word) => SECRET_WORDS.has(word) || (word.length > 3 && /(?:apikey|token|secret|password)$/.test(word)),
  );
}

/**
 * An address as it may be logged and stored: values of secret parameters become `***`, user info and fragment
 * are dropped, characters outside printable ASCII are removed. Everything else stays as it was written.
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
