#!/usr/bin/env node
/**
 * Measures what the product costs by counts and compares it with limits that only fall (limits.json).
 *
 *   npm run ratchets                                       all groups
 *   npm run ratchets -- --only code,start-up               some of: code, english, start-up, rules, models
 *   npm run ratchets -- --write                            lower the limits to what was measured
 *   npm run ratchets -- --write --allow-rise "reason"      raise those that are passed, too; the reason is kept
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS } from './figures.mjs';
import { compareWithLimits, describeRow, writeLimits } from './limits.mjs';

const FILE = path.join(import.meta.dirname, 'limits.json');
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean' }, 'allow-rise': { type: 'string' } },
});

try {
  const kept = JSON.parse(readFileSync(FILE, 'utf8'));
  const figures = await measureGroups(options.only?.split(',') ?? Object.keys(GROUPS));
  for (const [name, figure] of Object.entries(figures))
    say(`     ${describeRow({ name, figure, ...kept.limits[name] })}`);
  if (options.write) save(writeLimits(figures, kept, options['allow-rise']));
  else process.exitCode = report(compareWithLimits(figures, kept.limits));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function measureGroups(names) {
  const unknown = names.filter((name) => !Object.hasOwn(GROUPS, name));
  if (unknown.length > 0)
    throw new Error(`No such group: ${unknown.join(', ')}. Use ${Object.keys(GROUPS).join(', ')}.`);
  const figures = {};
  for (const name of names) Object.assign(figures, await GROUPS[name]());
  return figures;
}

function report({ above, below, unknown }) {
  for (const row of above) say(`FAIL ${describeRow(row)}: lower the figure, or see CONTRIBUTING.md, "Ratchets"`);
  for (const row of below) say(`ok   ${describeRow(row)}: lower the limit: npm run ratchets -- --write`);
  for (const name of unknown) say(`FAIL ${name}: add a limit to test/ratchets/limits.json`);
  return above.length + unknown.length > 0 ? 1 : 0;
}

function save(content) {
  writeFileSync(FILE, `${JSON.stringify(content, null, 2)}\n`);
  say('Written: test/ratchets/limits.json');
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
