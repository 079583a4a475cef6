import type { CookieOptions } from 'express';

/** Over TLS the browser itself sees to it that no other host, path or plain connection can set or read the cookie. */
export const cookieNameFor = (publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? '__Host-corroborate' : 'corroborate';

export const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/** `expires` left out: for taking it back. @param overTls this very request came that way */
export const cookieOptions = (publicUrl: string | undefined, overTls: boolean, expires?: Date): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: overTls || isSecure(publicUrl),
  path: '/',
  ...(expires ? { expires } : {}),
});
