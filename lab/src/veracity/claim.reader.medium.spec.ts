import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenRequest } from '@corroborate/sandbox';
import { evalRecord } from '../commands/eval-record.action';
import { evalVeracity } from '../commands/eval-veracity.action';

const CLAIM = 'The council of Torsund closed the Elm Bridge in 2019.';
const TEXT =
  'Nobody has driven over the Elm Bridge at Torsund since 2019, when councillors had it barred to all traffic.';

const NOTHING = { passage: '', quote: '' };
const NO_NOTES = {
  ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', ...NOTHING }, gist: [], claims: [] },
  ...{ statements: [], events: [], actors: [], own: [], others: [], unnamed: [], explanations: [], leads: [] },
  slant: { side: 'neutral', ...NOTHING },
};

/** A reader who finds the claim, and nothing that excludes it, in the one passage. */
function answerTo({ key, task, user }: OpenRequest): object {
  const lines = user
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, string>);
  const passage = lines.find((line) => typeof line.passage === 'string')?.passage ?? '';
  const quoted = { passage, quote: TEXT };
  if (task === 'vouching') return { key, answer: { answer: 'reports', ...quoted } };
  if (task === 'page-notes') {
    const stances = lines
      .filter((line) => typeof line.claim === 'string')
      .map(({ claim, text }) =>
        text === CLAIM
          ? { claim, stance: 'supports', differs: '', ...quoted }
          : { claim, stance: 'unrelated', differs: '', ...NOTHING },
      );
    return { key, answer: { ...NO_NOTES, stances } };
  }
  const parts = { who: '', what: '', where: '', when: '', accuses: 'nobody' };
  return { key, answer: { kind: 'claim', sentence: CLAIM, ...parts, quotes: [{ passage: 'title', quote: CLAIM }] } };
}

/** Answers are taken in without an investigation. */
const noProduct = () => Promise.reject(new Error('nothing is investigated here'));

describe('a recorded reader of labelled claims', () => {
  let dir: string;
  let printed: string;
  const file = (name: string) => path.join(dir, name);
  const figures = () => JSON.parse(printed) as Record<string, unknown>;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'claim-reader-'));
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
    const evidence = [{ url: 'https://hall-news.example/elm', domain: 'hall-news.example', text: TEXT }];
    const row = { id: 'a', claim: CLAIM, date: '2020-05-01', label: 'Supported', evidence };
    writeFileSync(file('claims.jsonl'), JSON.stringify(row));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true, force: true });
  });

  async function measured(reader?: string): Promise<Record<string, unknown>> {
    printed = '';
    await evalVeracity({ data: dir, json: true, reader, requests: file('open') });
    return figures();
  }

  /** Gathers what is asked and answers it; how many of which task. */
  async function answered(): Promise<unknown> {
    const { unanswered } = await measured('recorder');
    const requests = readFileSync(file('open'), 'utf8').trim().split('\n');
    const answers = requests.map((line) => JSON.stringify(answerTo(JSON.parse(line) as OpenRequest)));
    writeFileSync(file('answers'), answers.join('\n'));
    const common = { world: '', concurrency: 1, mode: 'detailed', model: 'a-model', date: '2026-11-23' };
    await evalRecord({ ...common, requests: file('open'), answers: file('answers'), into: dir }, noProduct);
    return unanswered;
  }

  it('is asked the claim, then its passages, then what speaks against them, and its words count', async () => {
    expect(await measured()).toMatchObject({ accuracy: 0 });
    expect(await answered()).toEqual({ 'core-claim': 1 });
    expect(await answered()).toEqual({ 'page-notes': 1 });
    expect(await answered()).toEqual({ vouching: 1 });
    expect(await measured('recorded')).toMatchObject({ accuracy: 1, unanswered: {} });
  });

  it('leaves the rules’ verdict where nothing is recorded, and says what was not answered', async () =>
    expect(await measured('recorded')).toMatchObject({ accuracy: 0, unanswered: { 'core-claim': 1 } }));
});
