import { rewriteCommands, colours, wrapText, print, printColoured, standardOutput } from '@corroborate/terminal';
import { toProblem, type Check, type CheckState } from '../doctor/check';
import { loadCommandSettings } from '../investigations/investigations.opener';

const EXIT_FAILED = 1;

/** Checks the installation. Exit code 1 if anything prevents it from working. */
export async function doctor({ test = false, json = false }: { test?: boolean; json?: boolean }): Promise<void> {
  const checks = await runChecks(test);
  if (json) print(`${JSON.stringify({ checks }, null, 2)}\n`);
  else (standardOutput().isTTY ? printColoured : print)(checksText(checks, standardOutput().columns));
  if (checks.some(({ state }) => state === 'problem')) process.exitCode = EXIT_FAILED;
}

/** Runs all checks. If the settings are invalid, nothing else can be checked. */
async function runChecks(test: boolean): Promise<Check[]> {
  try {
    const settings = loadCommandSettings();
    return await (await import('../doctor/doctor.js')).runDoctor(settings, { test });
  } catch (thrown) {
    return [toProblem('settings', thrown)];
  }
}

const COLOR_BY_STATE: Record<CheckState, (text: string) => string> = {
  ok: colours.green,
  warning: colours.yellow,
  problem: colours.red,
};

const INDENT = ' '.repeat(19);

/** Merges components with the same state and reason into one line, as before the first start. */
const mergeSimilar = (checks: readonly Check[]): Check[] =>
  checks.reduce<Check[]>((lines, check) => {
    const last = lines.at(-1);
    const isAlike = last?.state !== 'ok' && last?.says === check.says && last.todo === check.todo;
    return isAlike ? [...lines.slice(0, -1), { ...last, name: `${last.name}, ${check.name}` }] : [...lines, check];
  }, []);

const indentText = (text: string, columns: number): string =>
  wrapText(text, columns - INDENT.length).replaceAll('\n', `\n${INDENT}`);

/** One line per check with advice below, wrapped to the terminal. */
export const checksText = (checks: Check[], columns = Infinity): string =>
  mergeSimilar(checks)
    .flatMap(({ name, state, says, todo }) => [
      `${COLOR_BY_STATE[state](state.padEnd(8))} ${name.padEnd(9)} ${indentText(rewriteCommands(says), columns)}`,
      ...(todo === null ? [] : [`${INDENT}${indentText(rewriteCommands(todo), columns)}`]),
    ])
    .map((line) => `${line}\n`)
    .join('');
