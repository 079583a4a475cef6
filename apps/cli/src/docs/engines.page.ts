import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { ParsePool } from '@corroborate/pages';
import type { ProviderManifest } from '@corroborate/providers';
import { createEngines, type EngineManifest } from '@corroborate/search';

/** Makes no calls, because only manifests are read. */
const closedGateway: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'no calls while documentation is written' }),
};

export function enginesPage(): string {
  const settings = loadSettings({});
  const parts = { gateway: closedGateway, clock: systemClock, pool: new ParsePool(0) };
  return searchLines(createEngines(settings, parts).map(({ manifest }) => manifest)).join('\n');
}

function searchLines(manifests: EngineManifest[]): string[] {
  return [
    '# Engines',
    '',
    'Generated from the engine manifests. Engines without a key are searched first; paid ones only ' +
      'while results are missing and the budget allows.',
    'The interval is the minimum time between calls, across all processes. `corroborate engines ' +
      '--test` runs each self-test;',
    '`GET /api/engines` shows health and spending today.',
    '',
    '| engine | name | kind | key required | settings | price per call | interval | query length | ' +
      'results | operators |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(rowOf),
    '',
    ...manifests.map((manifest) =>
      noteOf(manifest, `Self-test: \`${manifest.selfTest.query}\` returns ${manifest.selfTest.proves}.`),
    ),
  ];
}

const formatCodes = (names: readonly string[]) => (names.length ? names.map((name) => `\`${name}\``).join(', ') : '–');

const rowOf = (m: EngineManifest) =>
  `| ${m.title} | \`${m.name}\` | ${m.kind} | ${m.needsKey ? 'yes' : 'no'} | ${formatCodes(m.settings)} | ` +
  `${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms | ${m.maxQueryLength} | ${m.resultsPerPage} | ` +
  `${operatorsOf(m)} |`;

const noteOf = ({ title, homepage, terms, notes }: ProviderManifest, selfTest: string) =>
  `## ${title}\n\n${[homepage, terms, selfTest].join('\n\n')}\n\n${notes.map((note) => `* ${note}`).join('\n')}\n`;

const OPERATORS: Record<keyof EngineManifest['operators'], string> = {
  phrase: '"…"',
  site: 'site:',
  dateWindow: 'days',
  or: 'OR',
  exclude: '-',
};

function operatorsOf({ operators }: EngineManifest): string {
  const known = (Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]).filter((name) => operators[name]);
  return known.map((name) => `\`${OPERATORS[name]}\``).join(' ') || '–';
}
