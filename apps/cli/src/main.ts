import 'reflect-metadata';
import { toCorroborateError } from '@corroborate/domain';
import { buildProgram } from './program';

/** Exit codes: 0 done · 1 failed · 2 wrong usage or configuration. */
async function main(): Promise<void> {
  try {
    await buildProgram().parseAsync(process.argv);
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    process.stderr.write(`corroborate: ${error.message}\n`);
    if (error.hint) process.stderr.write(`  ${error.hint}\n`);
    if (error.code === 'internal') process.stderr.write(`${error.stack ?? ''}\n`);
    process.exitCode = error.code === 'invalid-configuration' || error.code === 'invalid-input' ? 2 : 1;
  }
}

/** What was printed into a pipe leaves in its own time: going at once would cut a long answer short. */
const printed = (stream: NodeJS.WriteStream) => new Promise<void>((resolve) => stream.write('', () => resolve()));

void main()
  .then(() => Promise.all([printed(process.stdout), printed(process.stderr)]))
  .then(() => process.exit());
