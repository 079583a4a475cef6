import 'reflect-metadata';
import { flushOutput, exitWhenPipeCloses } from '@corroborate/terminal';
import { Command } from 'commander';
import { runProgram, startQuietly } from '@corroborate-app/cli';
import { addMeasures } from './program/measures.commands';

exitWhenPipeCloses();

const program = new Command('lab')
  .description('Measures the product: evaluation on worlds and labeled data, and benchmarks.')
  // Options after a command name belong to that command: `eval --json`, `eval dates --json`.
  .enablePositionalOptions()
  .showHelpAfterError()
  .exitOverride();
addMeasures(program, (settings) => startQuietly(settings, { api: false, workers: true }));

void runProgram(program, process.argv)
  .then((code) => void (process.exitCode = code))
  .then(flushOutput)
  .then(() => process.exit());
