import type { Command } from 'commander';
import packageOfRoot from '../../../package.json';
import { buildProgram } from './program';
import { run } from './run';

const said: string[] = [];
const write = (text: string | Uint8Array) => Boolean(said.push(String(text)));
beforeEach(() => {
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation(write);
  jest.spyOn(process.stdout, 'write').mockImplementation(write);
});
afterEach(() => jest.restoreAllMocks());

const corroborate = async (...words: string[]) => ({
  code: await run(['node', 'corroborate', ...words]),
  text: said.join(''),
});

/** Every command and subcommand with its arguments. */
const within = (command: Command, words: string[] = []): { words: string[]; command: Command }[] =>
  command.commands.flatMap((one) => [
    { words: [...words, one.name()], command: one },
    ...within(one, [...words, one.name()]),
  ]);
const all = within(buildProgram());
const needing = all.filter(
  ({ command }) =>
    command.registeredArguments.some(({ required }) => required) || command.options.some(({ mandatory }) => mandatory),
);
const named = (list: typeof all) => list.map(({ words }) => [words.join(' '), words] as const);

it('finds the commands and their required arguments', () => {
  expect(named(all).map(([name]) => name)).toEqual(
    expect.arrayContaining(['up', 'investigate', 'list', 'doctor', 'import-ratings', 'keys create']),
  );
  expect(named(needing).map(([name]) => name)).toEqual(
    expect.arrayContaining(['show', 'import-ratings', 'keys create', 'keys revoke']),
  );
});

it.each(all.map(({ words, command }) => [words.join(' '), words, command] as const))(
  'reports a usage error for %s with an unknown option',
  async (_, words, command) => {
    const needed = command.options.filter(({ mandatory }) => mandatory).flatMap(({ long }) => [long ?? '', 'x']);
    expect(await corroborate(...words, ...needed, '--no-such-option')).toEqual({
      code: 2,
      text: expect.stringContaining("unknown option '--no-such-option'") as string,
    });
  },
);

it('suggests the closest command instead of printing the full help', async () => {
  const { text } = await corroborate('investgate');
  expect(text).toContain('Did you mean investigate?');
  expect(text).toMatch(/For a list of commands, run: (?:npx )?corroborate --help/);
  expect(text).not.toContain('Usage:');
});

it('groups all help under headings, with those for developers last', () => {
  const help = buildProgram().helpInformation();
  expect(help.match(/^\S.*:$/gm)).toEqual([
    'Options:',
    'Investigations and cases:',
    'Reports, exports and evidence:',
    'Assistants:',
    'Run:',
    'Administration:',
    'Development:',
  ]);
});

it.each(named(needing))('reports a usage error for %s without its required arguments', async (_, words) => {
  expect(await corroborate(...words)).toEqual({
    code: 2,
    text: expect.stringMatching(/error: (missing required argument|required option)/) as string,
  });
});

it.each([
  ['an unknown command', ['no-such-command'], /unknown command 'no-such-command'/],
  ['no command', [], /Usage: corroborate/],
  ['no command of keys', ['keys'], /Usage: corroborate keys/],
  ['an unknown command of keys', ['keys', 'destroy'], /unknown command 'destroy'/],
  ['an option without its value', ['investigate', 'A story', '--url'], /argument missing/],
  ['an unknown ID', ['show', 'abc'], /invalid for argument 'id'\. It must be a whole number, 1 or more\./],
  ['a word too many', ['migrate', 'now'], /too many arguments/],
])('reports a usage error for %s', async (_, words, text) => {
  expect(await corroborate(...words)).toEqual({ code: 2, text: expect.stringMatching(text) as string });
});

/** All options with a numeric placeholder, so that new ones are included. */
const NUMBER = /<(?:n|ms|share|factor)>/;
const counting = all.flatMap(({ words, command }) =>
  command.options
    .filter(({ flags }) => NUMBER.test(flags))
    .map(({ long }) => [`${words.join(' ')} ${long}`, words, long ?? ''] as const),
);

it('finds the options that take a number', () =>
  expect(counting.map(([name]) => name)).toEqual(expect.arrayContaining(['audit --limit', 'list --limit'])));

it.each(counting)(
  'reports a usage error for %s without a valid number before any work starts',
  async (_, words, option) => {
    for (const text of ['x', 'NaN', '-1', '1e3', 'Infinity', '']) {
      said.length = 0;
      expect(await corroborate(...words, `${option}=${text}`)).toEqual({
        code: 2,
        text: expect.stringMatching(
          /^error: option '--.*' argument '.*' is invalid\. It must be a (?:whole )?number, \d/,
        ) as string,
      });
    }
  },
);

it.each([['--version'], ['-V']])('prints only the version for the option %s', async (option) => {
  expect(await corroborate(option)).toEqual({ code: 0, text: `${packageOfRoot.version}\n` });
});

it('exits with 0 for help', async () => {
  expect(await corroborate('--help')).toEqual({ code: 0, text: expect.stringContaining('investigate') as string });
  expect((await corroborate('keys', 'create', '--help')).code).toBe(0);
});
