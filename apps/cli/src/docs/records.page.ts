import { GONE_REGISTERS, RECORD_TIME_MS, registerManifests, type RecordManifest } from '@corroborate/records';

export function recordsPage(): string {
  const manifests = registerManifests();
  return [
    '# Public records',
    '',
    ...intro(),
    '',
    '| register | name | content | country | actors | subjects | settings | price per call | interval |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(rowOf),
    '',
    ...manifests.map(noteOf),
    ...unavailableLines(),
  ].join('\n');
}

const intro = (): string[] => [
  'Generated from the register manifests. A register is searched if it covers the kind of actor that ' +
    'a topic names, in the topic’s country,',
  'and the subject calls for it; in quick mode the subject alone decides. A record of `events` about ' +
    'that exact actor on a day of the event becomes',
  'a source of tier 1 (except advertising by the actor itself) and is judged like any other source. ' +
    '`identity` records are background.',
  '`DISABLED_ENGINES` disables registers by name. Those marked *additional* are also searched in ' +
    'detailed and exhaustive mode if the subject calls for them.',
  '',
  `Registers and fact checks together have ${Object.entries(RECORD_TIME_MS)
    .map(([mode, ms]) => `${ms / 1000} s in ${mode} mode`)
    .join(', ')}; later answers are dropped and listed in the coverage.`,
  'Fact checks are searched in every mode.',
];

const unavailableLines = (): string[] => [
  '## Unavailable registers',
  '',
  '`corroborate doctor` also lists them.',
  '',
  '| name | since | reason | alternatives |',
  '| --- | --- | --- | --- |',
  ...GONE_REGISTERS.map(
    ({ title, homepage, since, how, says, instead }) =>
      `| [${title}](${homepage}) | ${how === 'ended' ? 'discontinued' : 'no API access'}, ${since} | ` +
      `${says} | ${instead.map((name) => `\`${name}\``).join(', ')} |`,
  ),
  '',
];

const joinNames = (names: readonly string[]) => (names.length ? names.join(', ') : '–');

const rowOf = (m: RecordManifest) =>
  `| ${m.title}${m.beside ? ' *(additional)*' : ''} | \`${m.name}\` | ${m.bears} | ${m.country} | ` +
  `${joinNames(m.actors)} | ` +
  `${m.matters.length ? `${joinNames(m.matters)}${m.always ? ', and others' : ''}` : 'any'} | ` +
  `${joinNames(m.settings.map((name) => `\`${name}\``))} | ${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ` +
  `${m.paceMs} ms |`;

const noteOf = (m: RecordManifest) =>
  `## ${m.title}\n\n${m.homepage}\n\n${m.limits} ${m.terms}\n\nSelf-test: \`${m.selfTest}\` always ` +
  `returns a result.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`;
