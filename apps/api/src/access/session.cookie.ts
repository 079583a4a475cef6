import type { CookieOptions } from 'express';

/** With the prefix `__Host-`, browsers accept the cookie only over TLS and for this host. */
export const getCookieName = (publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? '__Host-corroborate' : 'corroborate';

export const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * Options for setting the cookie, or for clearing it if `expires` is omitted.
 * @param overTls whether this request used TLS
 */
export const buildCookieOptions = (publicUrl: string | undefined, overTls: boolean, expires?: Date): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: overTls || isSecure(publicUrl),
  path: '/',
  ...(expires ? { expires } : {}),
});
