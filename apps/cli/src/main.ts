import 'reflect-metadata';
import { run } from './run';
import { allPrinted } from './terminal';

void run(process.argv)
  .then((code) => void (process.exitCode = code))
  .then(allPrinted)
  .then(() => process.exit());
