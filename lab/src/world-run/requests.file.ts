import { writeFile } from 'node:fs/promises';
import type { OpenRequest } from '@corroborate/sandbox';

/** One JSON line each, as `eval record --answers` reads them back. */
export const writeRequests = (file: string, requests: readonly OpenRequest[]): Promise<void> =>
  writeFile(file, requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
