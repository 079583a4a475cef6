import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { caseFolder } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { faultsOfFolder } from './report.checker';

describe('report checker', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'report-checker-'));
  const good = path.join(dir, 'good');
  beforeAll(() => {
    for (const { path: name, text } of caseFolder(millCase())) {
      mkdirSync(path.dirname(path.join(good, name)), { recursive: true });
      writeFileSync(path.join(good, name), text);
    }
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** Faults after a change to the report. */
  function faultsAfter(change: (text: string) => string): string[] {
    const changed = path.join(dir, 'changed');
    cpSync(good, changed, { recursive: true });
    const file = path.join(changed, 'report.md');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return faultsOfFolder(changed);
  }

  it('finds nothing in a correct report', () => expect(faultsOfFolder(good)).toEqual([]));

  it.each([
    ['a number', 'burned down on Thursday [', 'burned down on Thursday with 61 inside [', /no figure 61/],
    ['a name', 'burned down on Thursday [', 'burned down on Thursday, Lena Ruiz said [', /no name Lena Ruiz/],
    ['a quote', '“Flames took the Elm', '“Flames never took the Elm', /no quote Flames never/],
    ['a source', '[\\[1\\]](sources.md#s001)', '[\\[77\\]](sources.md#s077)', /no source 77/],
    ['a phrase', '## How we know\n', '## How we know\n\nMoreover, it burned.\n', /set phrase: Moreover/],
  ])('finds %s that is not allowed or not in the evidence', (_what, from, to, fault) =>
    expect(faultsAfter((text) => text.replaceAll(from, to)).join('\n')).toMatch(fault),
  );

  it('finds an empty section', () =>
    expect(faultsAfter((text) => text.replace(/## How we know\n[\s\S]*?(?=\n## )/, '## How we know\n'))).toContain(
      'empty section: How we know',
    ));
});
