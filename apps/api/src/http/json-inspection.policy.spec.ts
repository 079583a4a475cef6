import { inspectJson, MAX_BODY_DEPTH, toPointer } from './json-inspection.policy';

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

describe('the inspection of raw JSON', () => {
  it('finds nothing wrong with ordinary text of any language, markup and emoji', () => {
    expect(inspectJson({ title: '<b>Streik</b> 罷工 👷🏽‍♀️', list: [1, null, true, { x: 'y' }] }, 'body')).toEqual([]);
  });

  it('points at a NUL byte in a value and in a name', () => {
    expect(inspectJson({ topics: [{ title: 'a\u0000b' }] }, 'body')).toMatchObject([{ pointer: '#/topics/0/title' }]);
    expect(inspectJson({ 'a\u0000b': 1 }, 'body')).toMatchObject([{ pointer: '#/a%00b' }]);
  });

  it('points at half a character in a value and in a name', () => {
    expect(inspectJson({ title: 'a\ud83d' }, 'body')).toMatchObject([{ pointer: '#/title' }]);
    expect(inspectJson({ 'x\udc00': 1 }, 'body')).toMatchObject([{ pointer: `#/x${encodeURIComponent('\ufffd')}` }]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the reserved name %s at any depth', (name) => {
    const body = JSON.parse(`{"source_plan":{"x":[{"${name}":{"polluted":true}}]}}`) as unknown;
    expect(inspectJson(body, 'body')).toMatchObject([
      { detail: 'This name is reserved.', pointer: `#/source_plan/x/0/${name}` },
    ]);
  });

  it('accepts nesting up to the limit and refuses one level more', () => {
    expect(inspectJson(nested(MAX_BODY_DEPTH), 'body')).toEqual([]);
    expect(inspectJson(nested(MAX_BODY_DEPTH + 1), 'body')).toHaveLength(1);
  });

  it('survives nesting that would overflow the call stack', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(inspectJson(deep, 'body')).toHaveLength(1);
  });

  it('stops counting after a hundred or so faults', () => {
    expect(inspectJson(Array(5000).fill('\u0000'), 'body').length).toBeLessThan(110);
  });

  it('names a query parameter instead of a pointer', () => {
    expect(inspectJson({ cursor: '\u0000' }, 'query')).toMatchObject([{ in: 'query', parameter: 'cursor' }]);
  });

  it('escapes slashes, tildes and spaces in pointers', () => {
    expect(toPointer(['a/b', 'c~d', 'e f'])).toBe('#/a~1b/c~0d/e%20f');
  });
});
