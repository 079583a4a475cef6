#!/usr/bin/env node
/**
 * Makes the types of the client from the API's document.
 *
 *   node clients/typescript/generate.mjs          writes src/schema.gen.ts where it is out of date
 *   node clients/typescript/generate.mjs --check  writes nothing; fails where it is out of date
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
const TYPES = new URL('src/schema.gen.ts', import.meta.url);

// What has a default may be left out of a request.
const types = await openapiTS(DOCUMENT, { defaultNonNullable: false });
const wanted = `/* Made from docs/openapi.json by generate.mjs. */\n${astToString(types)}`;
const isFresh = (await readFile(TYPES, 'utf8').catch(() => '')) === wanted;

if (process.argv.includes('--check')) {
  if (!isFresh) {
    console.error('clients/typescript/src/schema.gen.ts is out of date. Run `npm run client` and commit the result.');
    process.exitCode = 1;
  }
} else if (!isFresh) {
  await writeFile(TYPES, wanted);
  console.log('Written: clients/typescript/src/schema.gen.ts');
}
