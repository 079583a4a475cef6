import { createRequire } from 'node:module';

const load = createRequire(__filename);

/** The official client, loaded on first use, because it has hundreds of files and most processes call no model. */
export const openai = () => load('openai') as typeof import('openai');

/** The client's helper that converts schemas to request parameters. */
export const openaiSchemas = () => load('openai/helpers/zod') as typeof import('openai/helpers/zod');
