import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { allPictureEngines, type PictureEngineManifest } from '@corroborate/evidence';
import type { ProviderManifest } from '@corroborate/providers';
import { createEngines, type EngineManifest } from '@corroborate/search';

/** The manifests are asked for, nothing is called. */
const closedGateway: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'no calls while documentation is written' }),
};

export function enginesPage(): string {
  const settings = loadSettings({});
  const manifests = createEngines(settings, closedGateway, systemClock).map(({ manifest }) => manifest);
  const parts = { gateway: closedGateway, clock: systemClock };
  return [
    ...searchLines(manifests),
    ...pictureLines(allPictureEngines(settings, parts).map((one) => one.manifest)),
  ].join('\n');
}

function searchLines(manifests: EngineManifest[]): string[] {
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
    ...manifests.map((manifest) => noteOf(manifest, selfTestOf(manifest))),
  ];
}

const pictureLines = (manifests: PictureEngineManifest[]): string[] => [
  '# Engines for pictures',
  '',
  'They say on which pages a picture stood before ("reverse image search"). Asked is about pictures of sources that ' +
    'count alone, at most four of a case,',
  'and only where the key is set; what they find is context for an editor and changes no verdict ' +
    '([evidence](evidence.md#engines-for-pictures)).',
  'Their addresses, fields, prices and paces follow documentation: no real service of either was asked.',
  '',
  '| engine | name | settings | price a picture | pace | largest file |',
  '| --- | --- | --- | --- | --- | --- |',
  ...manifests.map(pictureRowOf),
  '',
  ...manifests.map((manifest) => noteOf(manifest)),
];

const pictureRowOf = (m: PictureEngineManifest) =>
  `| ${m.title} | \`${m.name}\` | ${codes(m.settings)} | $${m.priceUsd} | ${m.paceMs} ms | ` +
  `${m.maxBytes / 1_000_000} MB |`;

const codes = (names: readonly string[]) => (names.length ? names.map((name) => `\`${name}\``).join(', ') : '–');

const rowOf = (m: EngineManifest) =>
  `| ${m.title} | \`${m.name}\` | ${m.kind} | ${m.needsKey ? 'yes' : 'no'} | ${codes(m.settings)} | ` +
  `${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms | ${m.maxQueryLength} | ${m.resultsPerPage} | ` +
  `${operatorsOf(m)} |`;

const selfTestOf = ({ selfTest }: EngineManifest) => `Self-test: \`${selfTest.query}\` brings ${selfTest.proves}.`;

const noteOf = ({ title, homepage, terms, notes }: ProviderManifest, ...more: string[]) =>
  `## ${title}\n\n${[homepage, terms, ...more].join('\n\n')}\n\n${notes.map((note) => `* ${note}`).join('\n')}\n`;

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
