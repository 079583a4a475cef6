import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CaseData } from './case.types';
import { buildResult } from './result.builder';
import { readResult, resultFaults } from './result.reader';

const FOLDER = path.resolve(__dirname, '../../../test/stored-results');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface StoredCase {
  data: CaseData;
  result: Record<string, unknown>;
}

const isMap = (value: unknown): value is { map: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as { map?: unknown }).map);
const stored = (name: string): StoredCase =>
  JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'), (_key, value: unknown) =>
    isMap(value) ? new Map(value.map) : value,
  ) as StoredCase;

describe('result of a case', () => {
  it.each(files)('matches the stored result: %s', (name) => {
    const { data, result } = stored(name);
    expect(JSON.stringify(buildResult(data))).toBe(JSON.stringify(result));
  });

  it.each(files)('conforms to its schema and survives a round trip: %s', (name) => {
    const { result } = stored(name);
    expect(resultFaults(result)).toEqual([]);
    expect(isDeepStrictEqual(readResult(result), result)).toBe(true);
  });

  it('lists the topic’s own pages separately from the sources', () => {
    const { data } = stored('with-models.json');
    const [first, ...others] = data.sources;
    const result = buildResult({ ...data, sources: [{ ...first!, isTopicPage: true }, ...others] });
    expect(result.topic_pages).toEqual([
      { source_id: first!.id, url: first!.url, name: first!.name, site: first!.site, cluster: first!.clusterId },
    ]);
    expect(result.additional_sources.map(({ source_id }) => source_id)).not.toContain(first!.id);
    expect(resultFaults(JSON.parse(JSON.stringify(result)))).toEqual([]);
  });

  it('rejects a result with an unknown field or without a required one', () => {
    const { result } = stored('with-posts.json');
    const { rules: _rules, ...rest } = result;
    expect(resultFaults({ ...result, added: 1 })).toEqual([': Unrecognized key: "added"']);
    expect(resultFaults(rest)).toEqual(['rules: Invalid input: expected array, received undefined']);
  });
});
