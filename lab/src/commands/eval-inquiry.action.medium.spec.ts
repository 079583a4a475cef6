import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenRequest } from '@corroborate/sandbox';
import { evalInquiry } from './eval-inquiry.action';
import { evalRecord } from './eval-record.action';

const WORLD = 'lab/worlds/train/asked';
/** No rule answers it: its story's pages only speak of the event. */
const PROPOSED = 'Who proposed the route?';

/** Answers are taken in without an investigation. */
const noProduct = () => Promise.reject(new Error('nothing is investigated here'));

/** The id under which a request asks it. */
const askedIn = ({ user }: OpenRequest): string | undefined =>
  linesIn(user).find(({ text }) => text === PROPOSED)?.question;

function linesIn(user: string): Record<string, string>[] {
  const lines = user.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

describe('a recorded reader of questions', () => {
  let dir: string;
  let printed: string;
  const file = (name: string) => path.join(dir, name);

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'inquiry-reader-'));
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true, force: true });
  });

  async function measured(reader?: string): Promise<Record<string, unknown>> {
    printed = '';
    await evalInquiry({ world: WORLD, json: true, reader, answersDir: dir, requests: file('open') }, noProduct);
    return JSON.parse(printed) as Record<string, unknown>;
  }

  /** One question is answered, with these words and this quote; all else is answered with nothing. */
  async function record(words: string, quote: string): Promise<void> {
    const requests = readFileSync(file('open'), 'utf8').trim().split('\n');
    const open = requests.map((line) => JSON.parse(line) as OpenRequest);
    // Pages that may be about another matter are asked the same in a request of their own.
    const one = open.find((request) => askedIn(request) && request.user.includes('proposed the route'));
    const lines = linesIn(one?.user ?? '').filter((line) => line.passage !== undefined);
    const passage = lines.find(({ text }) => text?.includes('proposed the route'))?.passage;
    const question = one && askedIn(one);
    const given = open.map(({ key }) => ({
      key,
      answer: { answers: key === one?.key ? [{ question, passage, quote, words }] : [] },
    }));
    writeFileSync(file('answers'), given.map((answer) => JSON.stringify(answer)).join('\n'));
    const common = { world: '', concurrency: 1, mode: 'detailed', model: 'a-model', date: '2026-11-23' };
    await evalRecord({ ...common, requests: file('open'), answers: file('answers'), into: dir }, noProduct);
  }

  it('answers what rules leave open, where its words stand in their quote and that in the page', async () => {
    const { right } = (await measured('recorder')) as { right: number };
    await record('Ruth Adeyemi', 'Councillor Ruth Adeyemi proposed the route');
    expect(await measured('recorded')).toMatchObject({ right: right + 1, wrong: 0, falselyClaimed: 0 });
  });

  it('answers nothing with words that do not stand in their quote', async () => {
    const { right } = (await measured('recorder')) as { right: number };
    await record('Ruth Adeyemi', 'proposed the route through Mill Street');
    expect(await measured('recorded')).toMatchObject({ right, wrong: 0 });
  });
});
