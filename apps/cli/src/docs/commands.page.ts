import type { Command, Option } from 'commander';

const INTRO_LINES = [
  '# Commands',
  '',
  'Generated from the command; `corroborate <command> --help` prints the same. In a checkout type',
  '`npx corroborate up`, in a container `node bin/corroborate.js up`.',
  '',
  'Results go to standard output, progress to standard error. A terminal shows progress in place and in color',
  '(`NO_COLOR` turns color off); elsewhere it is plain lines. With `--json` the result is one JSON value in the shape',
  'of the [API](api.md).',
  '',
  'Exit codes: 0 done; 1 failed, or `doctor`, `evidence` or `replay` found a problem or a difference; 2 wrong usage,',
  'input or configuration; 3 `evidence verify` found nothing wrong, but no seal.',
  '',
  'Ctrl-C stops the command cleanly and cancels the investigation it started; a second one ends it at once.',
  '',
];

/** All commands with their options, in the order and groups of the help. */
export function commandsPage(program: Command): string {
  const groups = [...Map.groupBy(program.commands, (one) => one.helpGroup()).entries()];
  return [
    ...INTRO_LINES,
    ...groups.map(contentsLine),
    '',
    ...groups.flatMap(([title, commands]) => [
      `## ${titleOf(title)}`,
      '',
      ...commands.flatMap((one) => renderSections(one, program.name())),
    ]),
  ].join('\n');
}

const titleOf = (title: string): string => title.replace(/:$/, '');

const contentsLine = ([title, commands]: [title: string, commands: Command[]]): string =>
  `- ${titleOf(title)}: ${commands.map((one) => `[${one.name()}](#${one.name()})`).join(', ')}`;

function renderSections(command: Command, parent: string): string[] {
  const name = `${parent} ${command.name()}`;
  return [
    `### ${name.replace(/^\S+ /, '')}`,
    '',
    `\`${name} ${command.usage()}\``.replace(/ `$/, '`'),
    '',
    `${toSentence(command.description())}`,
    '',
    ...listArguments(command),
    ...command.commands.flatMap((one) => renderSections(one, name)),
  ];
}

const toSentence = (text: string): string =>
  (/[.!?]$/.test(text) ? text : `${text}.`).replace(/^./, (c) => c.toUpperCase());

function listArguments({ registeredArguments, options }: Command): string[] {
  const lines = [
    ...registeredArguments
      .filter(({ description }) => description)
      .map((one) => `- \`<${one.name()}>\`: ${one.description}`),
    ...options.filter(({ hidden }) => !hidden).map(optionLine),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
}

const optionLine = (one: Option): string =>
  `- \`${one.flags}\`: ${one.description}${choicesOf(one)}${one.mandatory ? ' (required)' : ''}${defaultOf(one)}`;

/** Choices of an option; omitted if the description names them. */
const choicesOf = ({ argChoices = [], description }: Option): string =>
  argChoices.length > 0 && !argChoices.every((one) => description.includes(one))
    ? `: ${argChoices.map((one) => `\`${one}\``).join(', ')}`
    : '';

/** Default value of an option; local folders are replaced by a description. */
function defaultOf({ defaultValue, defaultValueDescription }: Option): string {
  const shown: unknown = defaultValueDescription ?? defaultValue;
  return typeof shown === 'string' || typeof shown === 'number' ? ` (default \`${shown}\`)` : '';
}
