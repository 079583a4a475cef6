import type { CookieOptions } from 'express';

/** With the `__Host-` prefix, browsers bind the cookie to this host over TLS. */
export const cookieNameFor = (publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? '__Host-corroborate' : 'corroborate';

export const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * Without `expires`, clears the cookie.
 * @param overTls whether this request used TLS
 */
export const cookieOptions = (publicUrl: string | undefined, overTls: boolean, expires?: Date): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: overTls || isSecure(publicUrl),
  path: '/',
  ...(expires ? { expires } : {}),
});
