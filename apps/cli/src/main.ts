import 'reflect-metadata';
import { run } from './run';

/** What was printed into a pipe leaves in its own time: going at once would cut a long answer short. */
const printed = (stream: NodeJS.WriteStream) => new Promise<void>((resolve) => stream.write('', () => resolve()));

void run(process.argv)
  .then((code) => void (process.exitCode = code))
  .then(() => Promise.all([printed(process.stdout), printed(process.stderr)]))
  .then(() => process.exit());
