#!/usr/bin/env node
/**
 * Prints the number of statements in each package, without and with its tests. node tools/sources/count-statements.mjs
 * [FOLDER …] default: apps lab libs tools
 */
import path from 'node:path';
import { COUNTED_FOLDERS, countByPackage, totalOf } from './statements.mjs';

const folders = process.argv.length > 2 ? process.argv.slice(2) : COUNTED_FOLDERS;
const packages = countByPackage(path.resolve(import.meta.dirname, '../..'), folders);

printRow('package', 'production', 'with tests');
for (const [name, { production, tests }] of Object.entries(packages)) printRow(name, production, production + tests);
const [production, tests] = [totalOf(packages, 'production'), totalOf(packages, 'tests')];
printRow('total', production, production + tests);

function printRow(name, ...figures) {
  process.stdout.write(`${name.padEnd(32)}${figures.map((figure) => String(figure).padStart(12)).join('')}\n`);
}
