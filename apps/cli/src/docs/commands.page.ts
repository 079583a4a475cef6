import type { Argument, Command, Option } from 'commander';

const ABOUT = [
  '# Commands',
  '',
  'Produced from the command itself; `corroborate <command> --help` says the same.',
  '',
  'In a checkout it is typed as `npx corroborate up`, in a container as `node bin/corroborate.js up`; what it prints',
  'for you to type stands as it is to be typed where you are.',
  '',
  'What a command answers goes to standard output, what it tells meanwhile to standard error. On a terminal progress',
  'is drawn in place and colours are used (`NO_COLOR` switches them off); elsewhere there are plain lines without',
  'control codes. With `--json` the answer is one JSON value, in the shapes of the [API](api.md): `list`, `status`,',
  '`show` and `cancel` give what `/api/investigations` gives, `investigate` the `result`.',
  '',
  '| exit code | meaning |',
  '| --- | --- |',
  '| 0 | done |',
  '| 1 | failed; `doctor` found a problem; an investigation failed or was cancelled; `evidence` found something ' +
    'wrong; `replay` found that something would be another |',
  '| 2 | wrong usage, wrong input or wrong configuration |',
  '| 3 | `evidence verify` found nothing wrong, and no seal, or nothing that is kept |',
  '',
  'Ctrl-C lets what is running end in order; pressed once more it ends the process at once. It cancels the',
  'investigation that the same command ordered, and no other.',
  '',
];

/** Every command with what it takes, in the order and under the titles of the help, which has the laboratory last. */
export function commandsPage(program: Command): string {
  const groups = [...Map.groupBy(program.commands, (one) => one.helpGroup()).entries()];
  return [
    ...ABOUT,
    ...groups.map(contentsOf),
    '',
    ...groups.flatMap(([title, commands]) => [
      `## ${titleOf(title)}`,
      '',
      ...commands.flatMap((one) => sectionsOf(one, program.name())),
    ]),
  ].join('\n');
}

type Group = [title: string, commands: Command[]];

const titleOf = (title: string): string => title.replace(/:$/, '');

const contentsOf = ([title, commands]: Group): string =>
  `- ${titleOf(title)}: ${commands.map((one) => `[${one.name()}](#${one.name()})`).join(', ')}`;

function sectionsOf(command: Command, parent: string): string[] {
  const name = `${parent} ${command.name()}`;
  return [
    `### ${name.replace(/^\S+ /, '')}`,
    '',
    `\`${name} ${command.usage()}\``.replace(/ `$/, '`'),
    '',
    `${sentence(command.description())}`,
    '',
    ...tableOf(command),
    ...command.commands.flatMap((one) => sectionsOf(one, name)),
  ];
}

const sentence = (text: string): string =>
  (/[.!?]$/.test(text) ? text : `${text}.`).replace(/^./, (c) => c.toUpperCase());

function tableOf({ registeredArguments, options }: Command): string[] {
  const rows = [
    ...registeredArguments.filter(({ description }) => description).map(argumentRow),
    ...options.filter(({ hidden }) => !hidden).map(optionRow),
  ];
  return rows.length === 0 ? [] : ['| given | meaning | default |', '| --- | --- | --- |', ...rows, ''];
}

const argumentRow = (one: Argument): string => `| \`<${one.name()}>\` | ${cell(one.description)} | – |`;
const optionRow = (one: Option): string =>
  `| \`${cell(one.flags)}\` | ${cell(one.description)}${choicesOf(one)}${one.mandatory ? ' (must be given)' : ''} | ` +
  `${defaultOf(one)} |`;

/** Unless the description names them. */
const choicesOf = ({ argChoices = [], description }: Option): string =>
  argChoices.length > 0 && !argChoices.every((one) => description.includes(one))
    ? `: ${argChoices.map((one) => `\`${one}\``).join(', ')}`
    : '';

/** Folders of this machine have a description in their place. */
function defaultOf({ defaultValue, defaultValueDescription }: Option): string {
  const told: unknown = defaultValueDescription ?? defaultValue;
  return typeof told === 'string' || typeof told === 'number' ? `\`${cell(String(told))}\`` : '–';
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
