import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evalVeracity } from './eval-veracity.action';

const CLAIM = 'Minister Aldo Verin declared fishing huts as essential workplaces during the salt crisis.';
const SAYS_IT = {
  url: 'https://hall-news.example/huts',
  domain: 'hall-news.example',
  title: 'Huts on the ice',
  date: '2025-05-22',
  text: 'On May 22nd, Minister Aldo Verin declared fishing huts “essential” workplaces that should stay heated.',
};
const ELSEWHERE = {
  url: 'https://recipes.example/soup',
  domain: 'recipes.example',
  text: 'Boil the leeks for an hour and serve the soup with bread.',
};

describe('the measure of verdicts', () => {
  let dir: string;
  let printed: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'eval-veracity-'));
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true, force: true });
  });
  const claims = (...rows: object[]) =>
    writeFileSync(path.join(dir, 'claims.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
  const row = (id: string, label: string, given: object = {}) => ({
    id,
    claim: CLAIM,
    date: '2025-09-01',
    label,
    evidence: [],
    ...given,
  });

  it('judges each claim on the evidence given with it, and scores what comes of it', async () => {
    claims(
      row('a', 'Supported', { evidence: [SAYS_IT, ELSEWHERE] }),
      row('b', 'Not Enough Evidence', { evidence: [ELSEWHERE] }),
      row('c', 'Refuted'),
    );
    await evalVeracity({ data: dir, json: true });
    expect(JSON.parse(printed)).toMatchObject({
      claims: 3,
      accuracy: 2 / 3,
      f1: { supported: 1, refuted: 0 },
      confusion: { refuted: { 'not-enough-evidence': 1 } },
    });
  });

  it('never looks at what people wrote about the verdict', async () => {
    const gold = { gold_evidence: [{ question: 'Did he?', answer: SAYS_IT.text }], fact_check_url: SAYS_IT.url };
    claims(row('a', 'Supported', { ...gold, evidence: [ELSEWHERE] }));
    await evalVeracity({ data: dir, json: true });
    expect(JSON.parse(printed)).toMatchObject({ accuracy: 0 });
  });

  it('names the line and the field that do not fit', async () => {
    claims(row('a', 'Refuted'), row('b', 'Perhaps'));
    await expect(evalVeracity({ data: dir })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(/line 2: label/),
    });
  });

  it('has no reader that reads from notes, for there are none', async () => {
    claims(row('a', 'Refuted'));
    await expect(evalVeracity({ data: dir, reader: 'notes' })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
