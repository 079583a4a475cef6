import { EXCEPTIONS } from './bombs/exceptions';
import { FAMILIES } from './bombs/families';
import { findReaders, isReader } from './bombs/readers';

/** Sources that the readers of all families name as their own. */
async function namedFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const family of Object.values(FAMILIES)) {
    const { takers, close } = await family.open();
    files.push(...takers.flatMap((taker) => taker.files));
    await close?.();
  }
  return files;
}

describe('list of code that reads untrusted input', () => {
  let named: string[];
  beforeAll(async () => {
    named = await namedFiles();
  });

  it('contains every file that parses input or calls a service', () => {
    const known = new Set([...named, ...Object.keys(EXCEPTIONS)]);
    expect(findReaders().filter((file) => !known.has(file))).toEqual([]);
  });

  it('lists no file as both tested and exempt', () => {
    const fed = new Set(named);
    expect(Object.keys(EXCEPTIONS).filter((file) => fed.has(file))).toEqual([]);
  });

  it('exempts no file that reads nothing', () => {
    const readers = new Set(findReaders());
    expect(Object.keys(EXCEPTIONS).filter((file) => !readers.has(file))).toEqual([]);
  });
});

describe('isReader', () => {
  it.each([
    ["import { Parser } from 'htmlparser2';"],
    ["import { Client } from '@modelcontextprotocol/sdk/client/index.js';"],
    ["import {\n  gunzip,\n} from 'node:zlib';"],
    ["const library = () => load('snoowrap');"],
    ['const value = JSON.parse(text);'],
    ['await this.parts.gateway\n    .call(request, context)'],
    ['answer = await this.api.callJson<Fields>(context, request)'],
  ])('detects %j', (source) => {
    expect(isReader(source)).toBe(true);
  });

  it.each([["import type { Parser } from 'htmlparser2';"], ['// JSON.parse(text)'], ['/** `JSON.parse(text)` */']])(
    'ignores %j',
    (source) => {
      expect(isReader(source)).toBe(false);
    },
  );
});
