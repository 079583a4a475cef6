import { inspectJson, MAX_BODY_DEPTH, toPointer } from './json-inspection.policy';

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

describe('inspectJson', () => {
  it('accepts ordinary text of any language, markup and emoji', () => {
    expect(inspectJson({ title: '<b>Streik</b> 罷工 👷🏽‍♀️', list: [1, null, true, { x: 'y' }] }, 'body')).toEqual([]);
  });

  it('reports a NUL byte in a value and in a name', () => {
    expect(inspectJson({ topics: [{ title: 'a\u0000b' }] }, 'body')).toMatchObject([{ pointer: '#/topics/0/title' }]);
    expect(inspectJson({ 'a\u0000b': 1 }, 'body')).toMatchObject([{ pointer: '#/a%00b' }]);
  });

  it('reports a lone surrogate in a value and in a name', () => {
    expect(inspectJson({ title: 'a\ud83d' }, 'body')).toMatchObject([{ pointer: '#/title' }]);
    expect(inspectJson({ 'x\udc00': 1 }, 'body')).toMatchObject([{ pointer: `#/x${encodeURIComponent('\ufffd')}` }]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('rejects the reserved name %s at any depth', (name) => {
    const body = JSON.parse(`{"source_plan":{"x":[{"${name}":{"polluted":true}}]}}`) as unknown;
    expect(inspectJson(body, 'body')).toMatchObject([
      { detail: 'This name is reserved.', pointer: `#/source_plan/x/0/${name}` },
    ]);
  });

  it('accepts nesting up to the limit and rejects one level more', () => {
    expect(inspectJson(nested(MAX_BODY_DEPTH), 'body')).toEqual([]);
    expect(inspectJson(nested(MAX_BODY_DEPTH + 1), 'body')).toHaveLength(1);
  });

  it('does not overflow the call stack on deep nesting', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(inspectJson(deep, 'body')).toHaveLength(1);
  });

  it('stops after about a hundred errors', () => {
    expect(inspectJson(Array(5000).fill('\u0000'), 'body').length).toBeLessThan(110);
  });

  it('reports a query parameter by name instead of a pointer', () => {
    expect(inspectJson({ cursor: '\u0000' }, 'query')).toMatchObject([{ in: 'query', parameter: 'cursor' }]);
  });

  it('escapes slashes, tildes and spaces in pointers', () => {
    expect(toPointer(['a/b', 'c~d', 'e f'])).toBe('#/a~1b/c~0d/e%20f');
  });
});
