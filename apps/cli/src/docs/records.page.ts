import { GONE_REGISTERS, RECORD_TIME_MS, registerManifests, type RecordManifest } from '@corroborate/records';

export function recordsPage(): string {
  const manifests = registerManifests();
  return [
    '# Public records',
    '',
    ...intro(),
    '',
    '| register | name | tells of | country | actors | matters | settings | price a call | pace |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(rowOf),
    '',
    ...manifests.map(noteOf),
    ...goneLines(),
  ].join('\n');
}

const intro = (): string[] => [
  'Generated from the manifests of the registers. A register is asked if it keeps the kind of actor that a topic ' +
    'names, in the topic’s country,',
  'and the matter calls for it; in quick mode the matter alone decides. A record of `events` about the exact actor ' +
    'on a day of the event becomes',
  'a source of tier 1, unless it is the actor’s own advertising, and is judged like any source. `identity` records ' +
    'are background.',
  '`DISABLED_ENGINES` turns registers off by name. Those marked *beside* are asked in detailed and exhaustive mode, ' +
    'in addition, where the matter calls for them.',
  '',
  `Registers and fact checks together have ${Object.entries(RECORD_TIME_MS)
    .map(([mode, ms]) => `${ms / 1000} s in ${mode} mode`)
    .join(', ')}; later answers are dropped and listed in the coverage.`,
  'Fact checks are asked in every mode.',
];

const goneLines = (): string[] => [
  '## No longer available',
  '',
  '`corroborate doctor` lists them, too.',
  '',
  '| name | since | reason | alternatives |',
  '| --- | --- | --- | --- |',
  ...GONE_REGISTERS.map(
    ({ title, homepage, since, how, says, instead }) =>
      `| [${title}](${homepage}) | ${how === 'ended' ? 'ended' : 'not for programs'}, ${since} | ${says} | ` +
      `${instead.map((name) => `\`${name}\``).join(', ')} |`,
  ),
  '',
];

const list = (names: readonly string[]) => (names.length ? names.join(', ') : '–');

const rowOf = (m: RecordManifest) =>
  `| ${m.title}${m.beside ? ' *(beside)*' : ''} | \`${m.name}\` | ${m.bears} | ` +
  `${m.country} | ${list(m.actors)} | ` +
  `${m.matters.length ? `${list(m.matters)}${m.always ? ', and otherwise' : ''}` : 'any'} | ` +
  `${list(m.settings.map((name) => `\`${name}\``))} | ` +
  `${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms |`;

const noteOf = (m: RecordManifest) =>
  `## ${m.title}\n\n${m.homepage}\n\n${m.limits} ${m.terms}\n\nSelf-test: \`${m.selfTest}\` is found at ` +
  `any time.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`;
