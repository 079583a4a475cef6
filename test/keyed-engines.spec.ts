import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings, SECRET_SETTINGS } from '@corroborate/config';
import { FakeGateway } from '@corroborate/domain/testing';
import { ParsePool } from '@corroborate/pages';
import { createEngines } from '@corroborate/search';
import { lexiconRows } from '@corroborate/text';

const clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const parts = { gateway: new FakeGateway(), clock, pool: new ParsePool(0) };
const example = readFileSync(path.resolve(__dirname, '../.env.example'), 'utf8');
const offered = new Set([...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
const secret = new Set<string>(SECRET_SETTINGS);
const checked = new Set(lexiconRows('any', 'service-fields').map(([name]) => name));

describe('an engine that needs a key', () => {
  const keyed = createEngines(loadSettings({}), parts)
    .map(({ manifest }) => manifest)
    .filter(({ needsKey }) => needsKey);
  const settings = [...new Set(keyed.flatMap((manifest) => manifest.settings))];

  it('declares its settings with secret() in libs/config/src/settings/sources.settings.ts', () =>
    expect(settings.filter((name) => !secret.has(name))).toEqual([]));

  it('offers its settings in .env.example', () => expect(settings.filter((name) => !offered.has(name))).toEqual([]));

  it('has a row in data/lexicon/any/service-fields.yaml for each engine that needs a key', () =>
    expect(keyed.map(({ name }) => name).filter((name) => !checked.has(name))).toEqual([]));

  it('exists', () => expect(settings.length).toBeGreaterThan(4));
});
