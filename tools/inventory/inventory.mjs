#!/usr/bin/env node
/**
 * Everything others can depend on: routes, commands, settings, queues, events, pages, tools, codes, metrics, schemas
 * and tables. Compares the product with the committed list, or replaces the list. npm run inventory compare; exit code
 * 1 if anything was removed or added npm run inventory -- --write accept the current state
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runOnCompiledProduct } from '../sources/compiled.product.mjs';
import { compareInventories, describeDifferences } from './inventory.text.mjs';

const FILE = 'docs/inventory.txt';
const file = path.resolve(import.meta.dirname, '../..', FILE);

const actual = await runOnCompiledProduct(path.join(import.meta.dirname, 'print-inventory.mjs'));
if (process.argv.includes('--write')) writeFileSync(file, actual);
const difference = describeDifferences(compareInventories(readFileSync(file, 'utf8'), actual), FILE);
process.stdout.write(difference === '' ? `${FILE} is up to date.\n` : `${difference}\n`);
process.exitCode = difference === '' ? 0 : 1;
