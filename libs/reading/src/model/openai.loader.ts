import { createRequire } from 'node:module';

const load = createRequire(__filename);

/** The official client. It has hundreds of files and most processes ask no model: loaded with the first call. */
export const openai = () => load('openai') as typeof import('openai');

/** How it writes the shape of an answer that is asked for. */
export const openaiSchemas = () => load('openai/helpers/zod') as typeof import('openai/helpers/zod');
