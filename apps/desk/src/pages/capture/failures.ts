/** Why a page cannot be shown as it was received, by code. */
export const FAILURES: Record<string, string> = {
  unread: 'Not readable.',
  'not-kept': 'Read; no response stored.',
  'let-go': 'Original deleted after retention; its hash is kept.',
  lost: 'Original missing. Contact the operator.',
  changed: 'Original altered. Contact the operator.',
};
