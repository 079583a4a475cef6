import { t } from '../../messages';

/** Why a page cannot be shown as it was received, by code. */
export const FAILURE_TEXT: Record<string, string> = {
  unread: t('capture.notReadable'),
  'not-kept': t('capture.readNoResponseStored'),
  'let-go': t('capture.originalDeletedAfterRetentionIts'),
  lost: t('capture.originalMissingContactTheOperator'),
  changed: t('capture.originalAlteredContactTheOperator'),
};

/**
 * Whether a document comes from a collection: these use a reserved host that never resolves, so no web page can pass
 * for one.
 */
export const isCollected = (url: string): boolean => URL.parse(url)?.hostname.endsWith('-collection.invalid') === true;

/** Size in human-readable form. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? t('capture.valueKB', { value: Math.max(1, Math.round(bytes / 1000)) })
    : t('capture.nMb', { n: Math.round(bytes / 100_000) / 10 });
