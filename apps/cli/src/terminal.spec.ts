import { printCaseFile } from '@corroborate/report';
import { because, plainTopic } from '@corroborate/domain';
import pc from 'picocolors';
import { outcomeTable } from './demo/outcome.table';
import { ProgressBoard, type TopicProgress } from './demo/progress.board';
import { onlyColours, print, printColoured, printError } from './terminal';

const HOSTILE =
  'Hall\u001b[2J\u001b[31m \u001b]0;owned\u0007\u009b1m\u202eclosed\u2066\u200f\u061c\u0000\u0008\u007f\r\u0085!';
/** New lines, and nothing else that a terminal would obey. */
const COMMANDS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const OWN_COLOURS = /\u001b\[(?:[0-489]|2[1-9]|3[0-79]|4[0-79]|9[0-7]|10[0-7])m/g;

/** Whatever stands in the value, with every text in it made hostile. */
function poisoned<T>(value: T): T {
  if (typeof value === 'string') return `${value}${HOSTILE}` as T;
  if (Array.isArray(value)) return value.map((one: unknown) => poisoned(one)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned<unknown>(one)])) as T;
}

const said = (text: string) => because('loss.told', { text });

/** What is written to a stream while `work` is done. */
function written(stream: NodeJS.WriteStream, work: () => void): string {
  const spy = jest.spyOn(stream, 'write').mockReturnValue(true);
  work();
  const text = spy.mock.calls.map(([chunk]) => String(chunk)).join('');
  spy.mockRestore();
  return text;
}

const row = {
  title: `A ${HOSTILE}`,
  before: 'unverified',
  after: `verified${HOSTILE}`,
  recommended: `certified${HOSTILE}`,
  independent: 1,
  sources: 2,
  posts: 0,
  accounts: 0,
  coordinated: false,
  origin: `a.example${HOSTILE}`,
  review: HOSTILE,
  costUsd: 0,
};

const stance = {
  stance: 'supports' as const,
  strength: 1,
  passage: { quote: 'It happened.', start: 0, end: 12 },
  reasons: ['told'],
};
const source = (id: number) => ({
  id,
  url: 'https://a.example/',
  canonicalUrl: 'https://a.example/',
  site: 'a.example',
  name: 'Gazette',
  kind: 'newspaper' as const,
  tier: 2 as const,
  ownerGroup: null,
  readable: true,
  isTopicPage: false,
  published: null,
  stance,
  clusterId: 'v1',
});
const decision = {
  recommended: 'verified',
  applied: 'verified',
  held: false,
  independentCredible: 1,
  review: { required: true, reasons: [{ reason: 'serious-allegation', why: said('a person') }] },
  success: { successful: false, criteria: [] },
  confidence: 61,
  credibilityScore: 70,
  consistencyScore: 90,
  rules: [{ rule: 'tier-upgrade', passed: true, inputs: {}, reasons: [said('one')] }],
  wouldLift: said('more'),
  notes: 'One.',
};
const reasoning = {
  judgedBy: 'rules',
  models: [],
  droppedQuotes: 0,
  disagreements: 0,
  moreCareful: 0,
  withheld: 0,
  degraded: [],
  readings: [],
  explanation: null,
};
const plainCase = {
  topic: plainTopic({ title: 'The hall' }),
  investigationId: 1,
  mode: 'quick',
  decidedAt: '2026-01-01T00:00:00.000Z',
  rounds: 1,
  costUsd: 0,
  decision,
  claims: [{ id: 'c1', text: 'The hall closed.', kind: 'event', core: true, importance: 1, reasons: [] }],
  findings: [
    {
      claimId: 'c1',
      verdict: 'verified',
      confidence: 60,
      evidence: [{ sourceId: 1, ...stance }],
      reasons: [said('by one')],
    },
  ],
  sources: [source(1), source(2)],
  clusters: [
    {
      id: 'v1',
      sourceIds: [1, 2],
      representativeId: 1,
      reasons: [{ kind: 'citation', a: 2, b: 1, why: said('leans') }],
    },
  ],
  discrepancies: [],
  origin: null,
  social: null,
  context: null,
  steering: [],
  missing: ['page of x'],
  coverage: [
    {
      provider: 'gdelt',
      query: 'q',
      strategy: 's',
      outcome: 'limited',
      reason: 'too many',
      hits: 0,
      costUsd: 0,
      fromCache: false,
    },
  ],
  reasoning,
};

/** The same, hostile in all that pages, outlets and providers wrote. */
function hostileCase() {
  const { topic, claims, findings, sources, clusters, missing, coverage } = plainCase;
  // Names that lead from one part to another stay as they are.
  const ids = { c1: 'c1' };
  return {
    ...plainCase,
    topic: { ...topic, title: `${topic.title}${HOSTILE}` },
    claims: claims.map((one) => ({ ...one, text: poisoned(one.text) })),
    findings: findings.map((one) => ({ ...one, reasons: [said(poisoned('by one'))] })),
    sources: sources.map((one) => ({ ...one, name: poisoned(one.name), url: poisoned(one.url) })),
    clusters: clusters.map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => ({ ...reason, why: said(poisoned('leans')) })),
    })),
    missing: poisoned(missing),
    coverage: coverage.map((one) => ({ ...one, reason: poisoned(one.reason) })),
    ids,
  };
}

describe('what reaches a terminal', () => {
  it('of plain text holds no command', () => {
    for (const [stream, say] of [
      [process.stdout, print],
      [process.stderr, printError],
    ] as const) {
      const text = written(stream, () => say(`a line\n${HOSTILE}\n`));
      expect(text).toContain('closed');
      expect(text).not.toMatch(COMMANDS);
    }
  });

  it('of our own text keeps its colours and nothing else', () => {
    const coloured = pc.createColors(true);
    const text = `${coloured.green(coloured.bold('verified'))} ${coloured.dim('·')} ${coloured.gray('x')}`;
    expect(onlyColours(text)).toBe(text);
    expect(onlyColours(`${text}\u001b[2J\u001b]0;owned\u0007`)).toBe(text);
    expect(written(process.stdout, () => printColoured(`${text}\u001b[5A\n`))).toBe(`${text}\n`);
  });

  it('of the table of outcomes holds no command, and no colour that a page chose', () => {
    const table = outcomeTable([row]);
    expect(table).toContain('Hall');
    expect(table.replace(OWN_COLOURS, '')).not.toMatch(COMMANDS);
    expect(table).not.toContain('owned');
    // A red of ours stands nowhere in the rows.
    expect(table.split('\n').slice(3).join('\n')).not.toContain('\u001b[31m Hall');
    expect(table.match(/\u001b\[31m/g)?.length ?? 0).toBe(
      outcomeTable([{ ...row, title: 'A' }]).match(/\u001b\[31m/g)?.length ?? 0,
    );
  });

  it.each([true, false])('of progress holds no command but the board’s own moves (drawn in place: %s)', (isTTY) => {
    const parts: string[] = [];
    const out = { isTTY, write: (text: string) => parts.push(text) } as unknown as NodeJS.WriteStream;
    const board = new ProgressBoard(out);
    const topic = (state: TopicProgress['state']): TopicProgress => ({
      title: `One\nTwo ${HOSTILE}`,
      stage: 'read',
      round: 1,
      sources: 2,
      state,
    });
    board.show(new Map([['a', topic('running')]]));
    board.show(new Map([['a', topic('done')]]));
    const text = parts.join('').replace(/^\u001b\[1A\u001b\[J/gm, '');
    expect(text).toContain('One Two Hall');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text.replace(OWN_COLOURS, '')).not.toMatch(COMMANDS);
    expect(text).not.toContain('\u001b[31m');
  });

  it('of a case file holds no command in any of its parts', () => {
    const text = printCaseFile(hostileCase() as unknown as Parameters<typeof printCaseFile>[0]);
    expect(text.match(/closed/g)?.length ?? 0).toBeGreaterThan(5);
    expect(text).not.toMatch(COMMANDS);
  });
});
