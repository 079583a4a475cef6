import { json } from './replies';
import type { Reply } from './upstream.types';

/** What went wrong, in Google's two words for it and in a sentence. */
interface Wrong {
  status: string;
  reason: string;
  message: string;
}

export function googleError(code: number, { status, reason, message }: Wrong): Reply {
  return json({ error: { code, message, errors: [{ message, domain: 'global', reason }], status } }, code);
}

/** Null when the key may pass; any key that does not call itself bad is good here. */
export function refusedGoogleKey(key: string | null): Reply | null {
  if (key === null || key === '') {
    return googleError(403, {
      status: 'PERMISSION_DENIED',
      reason: 'forbidden',
      message:
        "Method doesn't allow unregistered callers (callers without established identity). Please use API " +
        'Key or other form of API consumer identity to call this API.',
    });
  }
  return isBadKey(key)
    ? googleError(400, {
        status: 'INVALID_ARGUMENT',
        reason: 'badRequest',
        message: 'API key not valid. Please pass a valid API key.',
      })
    : null;
}

/** How a test or a demo plays a refused key: by putting one of these words into it. */
export function isBadKey(key: string | undefined): boolean {
  return key === undefined || key.trim() === '' || /invalid|bad|wrong|expired/i.test(key);
}
