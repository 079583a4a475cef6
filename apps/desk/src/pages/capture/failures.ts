import { number } from '../../ui/format';

/** Why a page cannot be shown as it was received, by code. */
export const FAILURES: Record<string, string> = {
  unread: 'Not readable.',
  'not-kept': 'Read; no response stored.',
  'let-go': 'Original deleted after retention; its hash is kept.',
  lost: 'Original missing. Contact the operator.',
  changed: 'Original altered. Contact the operator.',
};

/** Collection documents use a reserved host that never resolves, so no web page can pass for one. */
export const isCollected = (url: string): boolean => URL.parse(url)?.hostname.endsWith('-collection.invalid') === true;

/** Human-readable size. */
export const size = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(Math.round(bytes / 100_000) / 10)} MB`;
