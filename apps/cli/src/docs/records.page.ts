import { GONE_REGISTERS, RECORD_TIME_MS, registerManifests, type RecordManifest } from '@corroborate/context';

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
  'Produced from the manifests of the registers. A register is asked where it keeps the kind of actor that a ' +
    'topic names, in the topic’s country, and',
  'where the matter calls for it; in quick mode the matter alone decides. A record of `events` that is of ' +
    'the very actor, bears a day of the event and is not the',
  'actor’s own advertisement becomes a source of tier 1, and what it says is judged as with any source. One ' +
    'of `identity` is background: it says who somebody is.',
  'Switch one off by its name in `DISABLED_ENGINES`. Those marked *beside* have questions of their own in detailed ' +
    'and exhaustive mode and take none from the others;',
  'they are asked only where the matter calls for them, those of a state only where the topic’s place lies in it.',
  '',
  `Registers and fact checks together have ${Object.entries(RECORD_TIME_MS)
    .map(([mode, ms]) => `${ms / 1000} s in ${mode} mode`)
    .join(', ')}, since reading waits for them; what answered by then is used, and the`,
  'coverage says of the others that the time was over. In quick mode registers are asked only where a claim ' +
    'is of a matter they keep, and reference works only',
  'where a claim speaks of what was before or the place is named without its region ' +
    '(`needs-background.policy.ts`); else the result says so under `not_looked_up`.',
  'Fact checks are asked in every mode: a published refutation keeps a false story from being lifted.',
];

const goneLines = (): string[] => [
  '## Not to be had',
  '',
  'What people look for and cannot be asked, or not any more; `corroborate doctor` tells of it too.',
  '',
  '| name | since | what is so | asked in its place |',
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
  `${m.region ? `${m.country}, ${m.region}` : m.country} | ${list(m.actors)} | ` +
  `${m.matters.length ? `${list(m.matters)}${m.always ? ', and otherwise' : ''}` : 'any'} | ` +
  `${list(m.settings.map((name) => `\`${name}\``))} | ` +
  `${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms |`;

const noteOf = (m: RecordManifest) =>
  `## ${m.title}\n\n${m.homepage}\n\n${m.limits} ${m.terms}\n\nSelf-test: \`${m.selfTest}\` is found at ` +
  `any time.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`;
