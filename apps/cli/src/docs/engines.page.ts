import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { createEngines, type EngineManifest } from '@corroborate/search';

/** The manifests are asked for, nothing is called. */
const closedGateway: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'no calls while documentation is written' }),
};

export function enginesPage(): string {
  const manifests = createEngines(loadSettings({}), closedGateway, systemClock).map(({ manifest }) => manifest);
  return [
    '# Engines',
    '',
    'Produced from the manifests of the adapters. Keyless engines are asked first; paid ones only while ' +
      'results and budget are lacking.',
    '',
    'An engine is asked at most once in its pace, by all processes together. `corroborate engines --test` asks ' +
      'each its self-test; `GET /api/engines` says',
    'which are configured and healthy, whether their circuit is open and what was spent today.',
    '',
    '| engine | name | kind | key needed | settings | price a call | pace | query length | results | operators |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(rowOf),
    '',
    ...manifests.map(noteOf),
  ].join('\n');
}

const codes = (names: readonly string[]) => (names.length ? names.map((name) => `\`${name}\``).join(', ') : '–');

const rowOf = (m: EngineManifest) =>
  `| ${m.title} | \`${m.name}\` | ${m.kind} | ${m.needsKey ? 'yes' : 'no'} | ${codes(m.settings)} | ` +
  `${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms | ${m.maxQueryLength} | ${m.resultsPerPage} | ` +
  `${operatorsOf(m)} |`;

const noteOf = (m: EngineManifest) =>
  `## ${m.title}\n\n${m.homepage}\n\n${m.terms}\n\nSelf-test: \`${m.selfTest.query}\` brings ` +
  `${m.selfTest.proves}.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`;

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
