import { writeFile } from 'node:fs/promises';
import type { OpenRequest } from '@corroborate/sandbox';

/** Writes one request per line as JSON, as read by `eval record --answers`. */
export const writeRequests = (file: string, requests: readonly OpenRequest[]): Promise<void> =>
  writeFile(file, requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
