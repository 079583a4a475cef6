import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerCache, type CallContext, type UpstreamGateway } from '@corroborate/domain';
import { createGateway, InMemoryBudgetStore, InMemoryLedger, InMemoryPaceStore } from '@corroborate/upstream';
import { ParsePool } from '@corroborate/pages';
import { PACKED_BOMBS } from './bombs';
import { FAMILIES } from './families';
import { LIMITS } from './limits';
import { measure, type Measured } from './measure';
import { isAnswerTaker, type AnswerTaker, type BytesTaker, type Family, type Outside, type Taker } from './taker';
import { BYTES_HEADER, FORMATS, type Format, type Order } from './web';

/**
 * Feeds one family of takers with bombs in this process and prints a line of JSON for each:
 * `node --expose-gc --require load.cjs child.ts <family> [part of the names of takers]`.
 */
export interface Line extends Measured {
  taker: string;
  bomb: string;
  /** Why proper input was not read: bombs made of it would not reach the reader. */
  unproven?: string;
}

const RUNS = 3;
const FETCH_MAX_BYTES = 5_000_000;

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** The best of up to three runs: a figure that another process on the core caused does not come back. */
async function bestOf(work: () => unknown, prepare: () => Promise<unknown>): Promise<Measured> {
  await prepare();
  let best = await measure(work);
  for (let run = 1; run < RUNS && (best.heldMs > LIMITS.heldMs || best.grownMb > LIMITS.grownMb); run += 1) {
    await prepare();
    const again = await measure(work);
    best = { ...again, heldMs: Math.min(best.heldMs, again.heldMs), grownMb: Math.min(best.grownMb, again.grownMb) };
  }
  return best;
}

const NOTHING_KEPT: AnswerCache = { get: async () => null, set: async () => undefined, sweep: async () => 0 };

class Web {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly gateway: UpstreamGateway & { close(): Promise<void> },
  ) {}

  static async start(): Promise<Web> {
    const folder = mkdtempSync(path.join(tmpdir(), 'bombs-'));
    const caFile = path.join(folder, 'ca.pem');
    const child = fork(path.join(__dirname, 'web.ts'), [caFile], {
      execArgv: ['--require', path.join(__dirname, 'load.cjs')],
    });
    const [{ proxyUrl }] = (await once(child, 'message')) as [{ proxyUrl: string }];
    return new Web(child, folder, openGateway(proxyUrl, caFile));
  }

  async order(order: Order): Promise<{ requests: number; formats: Format[] }> {
    this.child.send(order);
    const [seen] = (await once(this.child, 'message')) as [{ requests: number; formats: Format[] }];
    return seen;
  }

  async close(): Promise<void> {
    await this.gateway.close();
    this.child.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function openGateway(proxyUrl: string, caFile: string) {
  const real = createGateway({
    settings: {
      EGRESS_PROXY_URL: proxyUrl,
      EGRESS_CA_FILE: caFile,
      ALLOW_PRIVATE_NETWORKS: false,
      CONTACT: 'mailto:desk@newsroom.example',
      FETCH_TIMEOUT_MS: 10_000,
      FETCH_MAX_BYTES,
      CACHE_HOURS: 0,
      RATE_SCALE: 0,
    },
    cache: NOTHING_KEPT,
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(),
    ledger: new InMemoryLedger(),
    circuit: { failures: 1_000_000, openMs: 1 },
  });
  const call: UpstreamGateway['call'] = (request, context) =>
    real.call(
      {
        ...request,
        retries: 0,
        headers: { ...request.headers, [BYTES_HEADER]: String((request.maxBytes ?? FETCH_MAX_BYTES) - 1_000) },
      },
      context,
    );
  return { call, close: () => real.close() };
}

/** One thread, as by default. */
const pool = new ParsePool(1);
const context: CallContext = { investigationId: null, stage: 'bombs' };

/**
 * All takers share the readers of strings and the unpackers, so each gets a sixth of these bombs. With
 * HOSTILE_WORLD=long each gets all of them.
 */
function chosen(bombs: string[], at: number): string[] {
  if (isLong) return bombs;
  const shared = bombs.filter((bomb) => bomb in PACKED_BOMBS || bomb.startsWith('texts filled with'));
  const turn = shared.filter((_, place) => place % SHARES === at % SHARES);
  return bombs.filter((bomb) => !shared.includes(bomb) || turn.includes(bomb));
}

const isLong = process.env.HOSTILE_WORLD === 'long';
const SHARES = 6;
const PROVEN = ['found', 'read', 'answered', 'done', 'pending', 'asked', 'kept', 'holds'];

async function feedAnswers(taker: AnswerTaker, web: Web, at: number): Promise<void> {
  const outside: Outside = { gateway: web.gateway, pool, context, isProper: true };
  const proper = taker.proper ?? {};
  const ask = () => taker.ask(outside);
  await web.order({ bomb: null, after: 0, proper });
  await taker.prepare?.(outside);
  await measure(ask);
  await web.order({ bomb: null, after: 0, proper });
  let answered: unknown;
  const usual = await measure(async () => (answered = await ask()));
  const { requests, formats } = await web.order({ bomb: null, after: 0, proper });
  const kinds = formats.map((format) => FORMATS[format]);
  say({ taker: taker.name, bomb: 'none', ...usual, unproven: unproven(answered) });
  const ofKinds = kinds.flatMap((bombs) => Object.keys(bombs));
  const bombs = chosen([...new Set([...ofKinds, ...Object.keys(PACKED_BOMBS)])], at);
  // A bomb answers all requests or the last alone; in the short run one of the two.
  const steps = requests > 1 ? [0, requests - 1] : [0];
  outside.isProper = false;
  for (const [place, bomb] of bombs.entries())
    for (const after of isLong ? steps : [steps[(at + place) % steps.length]!]) {
      say({ begins: `${taker.name}: ${bomb}` });
      const measured = await bestOf(ask, () => web.order({ bomb, after, proper }));
      say({ taker: taker.name, bomb: after ? `${bomb}, after ${after}` : bomb, ...measured });
    }
}

/** Why an outcome shows that a proper answer was not read. */
function unproven(answered: unknown): string | undefined {
  const { kind, reason } = (answered ?? {}) as { kind?: string; reason?: string };
  return kind === undefined || PROVEN.includes(kind) ? undefined : `${kind}: ${reason}`;
}

async function feedBytes(taker: BytesTaker, at: number): Promise<void> {
  const { proper: text, bytes } = taker;
  await measure(() => taker.take(Buffer.from(text)));
  let taken: unknown;
  const usual = await measure(async () => (taken = await taker.take(Buffer.from(text))));
  say({ taker: taker.name, bomb: 'none', ...usual, unproven: text === '' ? undefined : unproven(taken) });
  for (const bomb of chosen(Object.keys(taker.bombs), at)) {
    say({ begins: `${taker.name}: ${bomb}` });
    const made = taker.bombs[bomb]!({ text, bytes });
    const body = typeof made === 'string' ? Buffer.from(made) : made;
    say({
      taker: taker.name,
      bomb,
      ...(await bestOf(
        () => taker.take(body),
        async () => undefined,
      )),
    });
  }
}

async function feed(family: Family, part: string): Promise<void> {
  const { takers, close } = await family.open();
  const wanted = takers.filter(({ name }) => name.includes(part));
  const web = wanted.some(isAnswerTaker) ? await Web.start() : null;
  try {
    for (const [at, taker] of wanted.entries()) await feedOne(taker, web, at);
  } finally {
    await web?.close();
    await close?.();
  }
}

const feedOne = (taker: Taker, web: Web | null, at: number): Promise<void> =>
  isAnswerTaker(taker) ? feedAnswers(taker, web!, at) : feedBytes(taker, at);

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) =>
    say({ stray: `${event}: ${error instanceof Error ? error.stack : String(error)}` }),
  );

async function main([name = '', part = '']: string[]): Promise<void> {
  if (!pool.threaded) throw new Error('markup would be parsed in the main thread, unlike in the product');
  await feed(FAMILIES[name]!, part);
  await pool.close();
  say({ done: true, processorMs: Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1000) });
  process.exit(0);
}

void main(process.argv.slice(2)).catch((error: Error) => {
  say({ stray: error.stack });
  process.exit(1);
});
