/**
 * Counts phrases of the old style in comments, texts and docs, per package. The whole file is searched: phrases have
 * blanks, and the single words are no identifiers (`house/plain-english`). Data and tests are left out.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productionFiles } from '../../tools/sources/source.files.mjs';
import { COUNTED_FOLDERS } from '../../tools/sources/statements.mjs';

const PHRASES = [
  ...['of the like', 'is none', 'comes to', 'bears out', 'leans on', 'lead back', 'at the most', 'by which'],
  ...['all the same', 'none that', 'nobody', 'somebody', 'whoever'],
];
const PATTERN = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'gi');
/** A line break within a comment. */
const BREAK = /\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g;

export const countPhrases = (text) => text.replaceAll(BREAK, ' ').match(PATTERN)?.length ?? 0;

/** @returns `{ 'english: libs/text': 12, …, 'english: docs': 30 }`, without packages that have none */
export function countEnglish(root) {
  const figures = {};
  const add = (name, file) => {
    const count = countPhrases(readFileSync(path.join(root, file), 'utf8'));
    if (count > 0) figures[`english: ${name}`] = (figures[`english: ${name}`] ?? 0) + count;
  };
  for (const file of productionFiles(root, COUNTED_FOLDERS)) add(packageOf(file), file);
  for (const file of globSync(['*.md', 'docs/**/*.md'], { cwd: root })) add('docs', file);
  return figures;
}

const packageOf = (file) => file.split('/').slice(0, 2).join('/');
