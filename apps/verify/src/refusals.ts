/**
 * Limit measured in Chromium (docs/evidence.md): 3 minutes and 1.1 GB of memory, because several copies of the archive
 * are held. Twice the size works, but takes 6 minutes and more memory than a page can rely on.
 */
export const MAX_BYTES = 500_000_000;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;

/** Reason a file is rejected; null if it is accepted. */
export function findRefusal({ size }: { size: number }): string | null {
  if (size === 0) return 'The file is empty.';
  if (size <= MAX_BYTES) return null;
  return (
    `The file has ${megabytes(size)}; this page takes up to ${megabytes(MAX_BYTES)}. ` +
    'Check larger files on the command line: corroborate evidence verify CASE.wacz'
  );
}

export const FILE_UNREADABLE = 'The file cannot be read. It may have been moved or changed: choose it again.';
export const CHECK_ABORTED =
  'The check did not finish: the archive may need more memory than this browser has. ' +
  'There is no result. Check it on the command line: corroborate evidence verify CASE.wacz';
export const NO_SIGNATURES =
  'This browser cannot check the signatures of archives. Open the page in Chromium or Chrome 137, Firefox 129, ' +
  'Safari 17 or later, from a file or an address with https://.';
