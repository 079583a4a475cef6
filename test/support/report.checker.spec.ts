import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { caseFolder } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { findFolderContradictions } from './folder.contradictions';
import { findFolderFaults } from './report.checker';

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
    return findFolderFaults(changed);
  }

  it('finds nothing in a correct report', () => expect(findFolderFaults(good)).toEqual([]));

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

describe('contradictions of a case folder', () => {
  const files = new Map(caseFolder(millCase()).map(({ path: name, text }) => [name, text]));
  const found = (changed: Record<string, string> = {}) =>
    findFolderContradictions((name) => changed[name] ?? files.get(name) ?? '').join('\n');
  const checked = (line: string) => `# Integrity check\n\n## Claims and their quotes\n\n- **${line}`;
  const head = (files.get('sources.md') ?? '').split('\n').find((line) => line.startsWith('\\[1\\]')) ?? '';

  it('finds no contradiction in the folder of a composed case', () => expect(found()).toBe(''));

  it.each([
    ['a checked claim in no list', 'integrity-check.md', checked('It snowed**: Do not state it: no.'), 'in no list'],
    [
      'a fact only of the article',
      'articles.md',
      '## What we know\n\n- It snowed. [\\[1\\]](sources.md#s001)',
      'knows',
    ],
    [
      'another day of a page',
      'statements.md',
      '- **Ann, reported May 1, 2020**: x [\\[1\\]](sources.md#s001)',
      'reported May',
    ],
    ['another level of a risk', 'legal-review.md', '## Risks\n\n- **HIGH**: Could be false.', 'another risk'],
    ['a review that the report hides', 'integrity-check.md', 'Review required: yes.', 'review is required'],
    ['a quoted lead', 'research-leads/further-claims.md', '- “The Elm Valley mill burned down”: x', 'not citable'],
    ['another number of a source', 'sources.md', head.replace('1', '9'), 'not number 9'],
    ['a raw time', 'iterations.md', 'from 2026-10-05T14:10:01.000Z', 'raw time'],
  ])('names %s as a contradiction in a case folder', (_what, file, text, fault) =>
    expect(found({ [file]: text })).toContain(fault),
  );

  it('names a question that is open in one file of a case folder and answered in another', () => {
    const file = '## Questions\n\n### Answered\n\n- **Did it snow?**: No.\n';
    expect(found({ 'file.md': file, '_state.json': '{ "gaps": ["Did it snow?"] }' })).toContain('open here');
  });

  it('names a figure in a case folder that differs from the main claim’s if the check finds no conflict', () => {
    const changed = {
      'integrity-check.md': '- **answered**: Do the sources agree on the figures? No conflicting value was recognized.',
      'report.md': '## Verdict\n\nA stand fell and 31 people were hurt.',
      'timeline.md': '- **May 1, 2020**: “Nine people were hurt”.',
    };
    expect(found(changed)).toContain('no other figure than 31 people, but 9');
  });
});
