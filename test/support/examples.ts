import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The first program on a page of documentation that has this word in it, as it stands there. */
export function readExample(page: string, word: string): string {
  const blocks = readFileSync(path.join(root, page), 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm);
  const found = [...blocks].map(([, code = '']) => code).find((code) => code.includes(word));
  if (found === undefined) throw new Error(`${page} shows no program with ${word}`);
  return found;
}
