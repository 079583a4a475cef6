/** Code size, counted in the syntax tree, so that layout, comments and long lines do not matter. */
import path from 'node:path';
import ts from 'typescript';
import { isOfTests, parseSource, sourceFiles } from './source.files.mjs';

export const COUNTED_FOLDERS = ['apps', 'lab', 'libs', 'tools'];

/**
 * Counts statements, members of classes and types, and arrow function bodies that are a single expression; blocks are
 * not counted.
 */
export function countStatements(source) {
  let count = 0;
  const visit = (node) => {
    if (isCounted(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

function isCounted(node) {
  if (ts.isBlock(node) || ts.isEmptyStatement(node)) return false;
  return ts.isStatement(node) || isMember(node) || (ts.isArrowFunction(node) && !ts.isBlock(node.body));
}

const isMember = (node) => ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);

/** @returns `{ 'libs/text': { production: 1200, tests: 300 }, … }` */
export function countByPackage(root, folders = COUNTED_FOLDERS) {
  const packages = {};
  for (const file of sourceFiles(root, folders)) {
    const name = file.split('/').slice(0, 2).join('/');
    const counts = (packages[name] ??= { production: 0, tests: 0 });
    counts[isOfTests(file) ? 'tests' : 'production'] += countStatements(parseSource(path.join(root, file)));
  }
  return packages;
}

export const totalOf = (packages, kind) => Object.values(packages).reduce((sum, counts) => sum + counts[kind], 0);
