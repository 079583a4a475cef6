#!/usr/bin/env node
/** Builds what is published into dist; `npm pack` and `npm publish` do it by themselves. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
const compiler = here('../../node_modules/typescript/bin/tsc');
const compiled = spawnSync(process.execPath, [compiler, '-p', here('tsconfig.json')], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
copyFileSync(here('../../LICENSE'), here('LICENSE'));
