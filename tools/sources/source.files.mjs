/** The source files of the checkout, divided into production and test code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CODE = /\.(?:ts|tsx|js|mjs|cjs)$/;
const GENERATED = /\.gen\.ts$/;
const OF_TESTS = /\.(?:spec|cases)\.(?:ts|mjs)$|(?:^|\/)testing\//;
const APART = new Set(['node_modules', 'dist', 'coverage']);

/** Source files below these folders, relative to `root`, without generated ones, sorted. */
export function sourceFiles(root, folders) {
  return folders.flatMap((folder) => filesBelow(root, folder)).toSorted();
}

export const productionFiles = (root, folders) => sourceFiles(root, folders).filter((file) => !isOfTests(file));

/** Whether a file is a spec, its test cases, or a helper that only tests use. */
export const isOfTests = (file) => OF_TESTS.test(file);

export function parseSource(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return APART.has(entry.name) ? [] : filesBelow(root, file);
    return CODE.test(file) && !GENERATED.test(file) ? [file] : [];
  });
}
