#!/usr/bin/env node
/**
 * Builds the archive verification page into dist/verify/verify.html, a single file with everything it needs. node
 * apps/verify/build.mjs build node apps/verify/build.mjs --check types only, nothing is written to dist
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');

if (process.argv.includes('--check')) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  process.exitCode =
    spawnSync(process.execPath, [tsc, '--noEmit', '-p', here], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const { default: config } = await import('./vite.config.mjs');
  const { output } = [await build({ ...config, configFile: false })].flat()[0];
  const folder = join(root, 'dist/verify');
  mkdirSync(folder, { recursive: true });
  const made = join(folder, `verify-${process.pid}.html`);
  writeFileSync(made, pageOf(output));
  // Atomic, because a server may be reading the file at the same time.
  renameSync(made, join(folder, 'verify.html'));
}

function pageOf(output) {
  const named = (end) => output.find(({ fileName }) => fileName.endsWith(end));
  // Prevents a script, or a string in it, from closing the enclosing element.
  const script = named('.js').code.replace(/<(?=\/script|script|!--)/gi, '\\x3c');
  const style = readFileSync(join(here, 'src/style.css'), 'utf8');
  const icon = readFileSync(join(root, 'apps/desk/public/icon.svg'), 'utf8').trim();
  const filled = {
    policy: policyOf(script, style),
    icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    style,
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    licences: `${named('.md').source}`.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`),
    script,
  };
  return readFileSync(join(here, 'page.html'), 'utf8')
    .replace(/\{\{(\w+)\}\}/g, (_, name) => filled[name])
    .replace(/<!-- (style|script) -->/g, (_, name) => `<${name}>${filled[name]}</${name}>`);
}

/**
 * Content security policy: nothing is loaded or sent, and text from an archive can never act as script, style or link.
 */
function policyOf(script, style) {
  const digest = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${digest(script)}`,
    `style-src ${digest(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
