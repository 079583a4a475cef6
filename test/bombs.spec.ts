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

describe('the list of what reads input from outside', () => {
  let named: string[];
  beforeAll(async () => {
    named = await namedFiles();
  });

  it('names every source that parses input or asks services', () => {
    const known = new Set([...named, ...Object.keys(EXCEPTIONS)]);
    expect(findReaders().filter((file) => !known.has(file))).toEqual([]);
  });

  it('names no source twice, with and without bombs', () => {
    const fed = new Set(named);
    expect(Object.keys(EXCEPTIONS).filter((file) => fed.has(file))).toEqual([]);
  });

  it('has no exception for a source that reads nothing', () => {
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
  ])('finds %j', (source) => {
    expect(isReader(source)).toBe(true);
  });

  it.each([["import type { Parser } from 'htmlparser2';"], ['// JSON.parse(text)'], ['/** `JSON.parse(text)` */']])(
    'leaves out %j',
    (source) => {
      expect(isReader(source)).toBe(false);
    },
  );
});
