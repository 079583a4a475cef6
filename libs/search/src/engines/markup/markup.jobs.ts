import { join } from 'node:path';
import type { ThreadJob } from '@corroborate/pages';
import { readDuckDuckGo, type DuckDuckGoPage } from './duckduckgo.reader';
import { readGoogleNewsSignature, type Signature } from './google-news.reader';

/** Markup readers, each with the compiled file that runs it in a worker thread. */
export const DUCKDUCKGO_PAGE: ThreadJob<string, DuckDuckGoPage> = {
  workerFile: join(__dirname, 'duckduckgo.worker.js'),
  here: readDuckDuckGo,
};

export const GOOGLE_NEWS_SIGNATURE: ThreadJob<string, Signature | null> = {
  workerFile: join(__dirname, 'google-news.worker.js'),
  here: readGoogleNewsSignature,
};
