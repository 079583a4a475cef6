import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forbiddenOf, idleEntriesOf } from './licences.policy.mjs';
import { librariesOf } from './shipped.mjs';

/** Specs are run from the checkout. */
const root = process.cwd();
const run = (tool, ...args) =>
  spawnSync(process.execPath, [path.join('tools/supply', tool), ...args], { cwd: root, encoding: 'utf8' });
const policy = { shipped: ['MIT'], development: ['MPL-2.0'], stated: { 'quiet@1.0.0': { licence: 'MIT' } } };
const library = (licence, shipped = true, id = 'a@1.0.0') => ({ id, licence, shipped });

let folder;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'supply-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND MIT'])('allows the license %s', (licence) =>
    expect(forbiddenOf([library(licence)], policy)).toEqual([]),
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'MPL-2.0',
  ])('does not allow the license %s', (licence) =>
    expect(forbiddenOf([library(licence)], policy)).toEqual([`a@1.0.0 is under ${licence}`]),
  );

  it('allows additional licenses for libraries that are used only to build the product', () => {
    expect(forbiddenOf([library('MPL-2.0', false)], policy)).toEqual([]);
    expect(forbiddenOf([library('GPL-3.0-only', false)], policy)).toEqual([
      'a@1.0.0 is under GPL-3.0-only (for development)',
    ]);
  });

  it('allows a license that is stated nowhere only for the version for which a person looked it up', () => {
    const silent = ['quiet@1.0.0', 'quiet@1.0.1'].map((id) => library(undefined, true, id));
    expect(forbiddenOf(silent, policy)).toEqual(['quiet@1.0.1 states no licence']);
    expect(idleEntriesOf(silent, policy)).toEqual([]);
    expect(idleEntriesOf([library('MIT', true, 'quiet@1.0.0')], policy)).toEqual(['quiet@1.0.0']);
  });

  it('fails the license check by command if a license is forbidden', () => {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    lock.packages['node_modules/axios'].license = 'GPL-3.0-only';
    const file = path.join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify(lock));
    const wrong = run('licences.mjs', file);
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain(`axios@${lock.packages['node_modules/axios'].version} is under GPL-3.0-only\n`);
    expect(run('licences.mjs')).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the size of what runs', () => {
  it('accepts libraries up to the size limit for what runs, and fails past it', () => {
    expect(run('size.mjs')).toMatchObject({ status: 0, stderr: '' });
    expect(run('size.mjs', '100')).toMatchObject({ status: 1, stderr: 'Libraries take more than 100 MB.\n' });
  });
});

describe('what is shipped', () => {
  const packages = {
    '': {},
    'node_modules/served': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/page': { version: '1.0.0', dev: true, dependencies: { part: '*', beside: '*' } },
    'node_modules/page/node_modules/part': { version: '2.0.0', dev: true },
    'node_modules/part': { version: '1.0.0', dev: true },
    'node_modules/beside': { version: '1.0.0', dev: true },
    'node_modules/other-name': { name: 'real-name', version: '1.0.0' },
    'node_modules/own': { link: true, resolved: 'clients/own' },
    'clients/own': { version: '0.1.0', dependencies: { linked: '*' } },
    'node_modules/linked': { version: '1.0.0', dev: true },
  };

  it('treats what runs as shipped, and what is built into the page with all that it needs', () => {
    const shipped = librariesOf(packages, new Set(['page', 'own', 'not-there']))
      .filter((each) => each.shipped)
      .map(({ id }) => id);
    expect(shipped).toEqual([
      'served@1.0.0',
      'page@1.0.0',
      'part@2.0.0',
      'beside@1.0.0',
      'real-name@1.0.0',
      'linked@1.0.0',
    ]);
  });

  it('lists what is shipped in a CycloneDX file', () => {
    const file = path.join(folder, 'sbom.json');
    expect(run('sbom.mjs', file)).toMatchObject({ status: 0 });
    const { bomFormat, metadata, components, dependencies } = JSON.parse(readFileSync(file, 'utf8'));
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'corroborate']);
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['axios', '@nestjs/core', 'react', 'scheduler']));
    expect(names.filter((name) => ['jest', 'eslint', 'vite'].includes(name))).toEqual([]);
    const known = new Set([metadata.component, ...components].map((each) => each['bom-ref']));
    expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual(
      [],
    );
  });
});
