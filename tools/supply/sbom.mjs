#!/usr/bin/env node
/**
 * Writes a CycloneDX bill of materials of the product: npm's list from package-lock.json without development
 * dependencies, but with libraries bundled into the editors' page. node tools/supply/sbom.mjs [FILE] FILE: default
 * sbom.cdx.json
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importedBy, librariesOf } from './shipped.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'));
const json = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

const options = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const output = execFileSync('npm', options, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  // On Windows, npm is a shell script.
  shell: process.platform === 'win32',
});
const { packages } = json('package-lock.json');
const libraries = librariesOf(
  packages,
  importedBy(path.join(root, 'apps/desk/src'), path.join(root, 'apps/verify/src')),
);
const shipped = new Set(libraries.filter((library) => library.shipped).map(({ id }) => id));
const bom = limitedTo(JSON.parse(output), shipped, json('package.json').name);
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
process.stdout.write(`${bom.components.length} libraries: ${path.relative(process.cwd(), file)}\n`);

/** npm names the product after its folder and also lists development dependencies. */
function limitedTo(all, ids, name) {
  const own = all.metadata.component['bom-ref'];
  const components = all.components.filter((each) => ids.has(each['bom-ref'])).map(asRequired);
  const kept = new Set([own, ...components.map((each) => each['bom-ref'])]);
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...all.metadata.component, name } },
    components,
    dependencies,
  };
}

function asRequired({ properties = [], ...rest }) {
  const kept = properties.filter((each) => each.name !== 'cdx:npm:package:development');
  return { ...rest, scope: kept.length < properties.length ? 'required' : rest.scope, properties: kept };
}
