import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { ParsePool } from './parse.pool';
import { makePdf } from './testing/make-pdf';

/** Compiles the package and its dependencies like the build, into a folder from which packages resolve. */
function compileRooms(): { root: string; cache: string } {
  const modules = join(__dirname, '..', '..', '..', 'node_modules', '.cache');
  mkdirSync(modules, { recursive: true });
  const cache = mkdtempSync(join(modules, 'pages-pool-'));
  for (const room of ['domain', 'text'])
    compile(join(__dirname, `../../${room}/src`), join(cache, `node_modules/@corroborate/${room}`));
  const root = join(cache, 'pages');
  compile(__dirname, root);
  writeFileSync(
    join(root, 'stall.worker.js'),
    'module.exports = (input) => { if (input.url.endsWith("stall")) for (;;); if (input.url.endsWith("sleep")) ' +
      'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); if (input.url.endsWith("crash")) ' +
      'throw new Error("boom"); return { url: input.url }; };',
  );
  return { root, cache };
}

function compile(source: string, root: string): void {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) =>
      statSync(join(folder, name)).isDirectory() ? walk(join(folder, name)) : [join(folder, name)],
    );
  for (const file of walk(source).filter((f) => f.endsWith('.ts') && !f.endsWith('.spec.ts'))) {
    const target = join(root, relative(source, file)).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      transpileModule(readFileSync(file, 'utf8'), {
        compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2023, esModuleInterop: true },
      }).outputText,
    );
  }
}

const input = (url: string) => ({
  html:
    `<article>${'<p>The council voted to close the old hall after cracks were found, the mayor said.</p>'.repeat(5)}` +
    '</article>',
  url,
  finalUrl: url,
  httpStatus: 200,
  headers: {},
  fetchedAt: '2024-06-30T12:00:00.000Z',
  via: 'live' as const,
});

describe('ParsePool', () => {
  let root: string;
  let cache: string;
  beforeAll(() => {
    ({ root, cache } = compileRooms());
  });
  afterAll(() => rmSync(cache, { recursive: true, force: true }));

  it('parses in worker threads with the same result as on the calling thread', async () => {
    const pool = new ParsePool(2, { workerFile: join(root, 'parse.worker.js'), timeoutMs: 60_000 });
    const here = new ParsePool(0);
    try {
      expect(pool.threaded).toBe(true);
      const urls = ['a', 'b', 'c', 'd'].map((name) => `https://a.example/${name}`);
      const [threaded, calling] = await Promise.all([
        Promise.all(urls.map((u) => pool.extract(input(u)))),
        Promise.all(urls.map((u) => here.extract(input(u)))),
      ]);
      expect(threaded).toEqual(calling);
      expect(threaded[0]?.verdict).toBe('complete');
    } finally {
      await pool.close();
    }
  });

  it('reads a PDF in a worker thread with the same result as on the calling thread', async () => {
    const pool = new ParsePool(1, { workerFile: join(root, 'parse.worker.js'), timeoutMs: 60_000 });
    const line = 'The council voted to close the old hall after cracks were found, the mayor said on Monday.';
    const { html: _html, ...head } = input('https://a.example/paper.pdf');
    const document = { ...head, pdf: new Uint8Array(makePdf({ pages: [[line, line, line]] })) };
    try {
      const threaded = await pool.extract(document);
      expect(threaded).toEqual(await new ParsePool(0).extract(document));
      expect(threaded).toMatchObject({
        verdict: 'complete',
        text: expect.stringContaining('close the old hall'),
      });
    } finally {
      await pool.close();
    }
  });

  it('stops parsing at the time limit, without queue time, and continues with the next page', async () => {
    const pool = new ParsePool(1, { workerFile: join(root, 'stall.worker.js'), timeoutMs: 700 });
    try {
      const [stalled, crashed, fine] = await Promise.all([
        pool.extract(input('https://a.example/stall')),
        pool.extract(input('https://a.example/crash')),
        pool.extract(input('https://a.example/fine')),
      ]);
      expect(stalled).toMatchObject({
        verdict: 'refused',
        verdictReason: 'Parsing exceeded its time limit of 700 ms.',
      });
      expect(crashed).toMatchObject({ verdict: 'refused', verdictReason: expect.stringContaining('boom') });
      expect(fine).toEqual({ url: 'https://a.example/fine' });
    } finally {
      await pool.close();
    }
  });

  it('parses other pages while one blocks its thread, up to the number of spare threads', async () => {
    const pool = new ParsePool(1, { workerFile: join(root, 'stall.worker.js'), timeoutMs: 6_000, slowMs: 200 });
    const done: string[] = [];
    const ask = async (name: string) => {
      await pool.extract(input(`https://a.example/${name}`));
      done.push(name);
    };
    try {
      await Promise.all(['sleep', 'one', 'two', 'three'].map(ask));
      expect(done).toEqual(['one', 'two', 'three', 'sleep']);
      await ask('four');
    } finally {
      await pool.close();
    }
  });

  it('parses a page with hostile JSON-LD, and other pages in parallel with it', async () => {
    const pool = new ParsePool(1, { workerFile: join(root, 'parse.worker.js'), timeoutMs: 30_000 });
    const hostile = { ...input('https://a.example/hostile') };
    const script = `{"a":1}]]>${' '.repeat(900_000)}x`;
    hostile.html =
      `<html><head><script type="application/ld+json">${script}</script></head><body>${hostile.html}` +
      '</body></html>';
    try {
      const [slow, ...others] = await Promise.all(
        [hostile, ...['a', 'b', 'c'].map((name) => input(`https://a.example/${name}`))].map((one) => pool.extract(one)),
      );
      expect(others.map(({ verdict }) => verdict)).toEqual(['complete', 'complete', 'complete']);
      expect(slow?.verdict).toBe('complete');
    } finally {
      await pool.close();
    }
  });

  it('runs jobs of other packages under the same limits, or on the calling thread without a worker file', async () => {
    const pool = new ParsePool(1, { workerFile: join(root, 'parse.worker.js'), timeoutMs: 700 });
    const patient = new ParsePool(1, { workerFile: join(root, 'parse.worker.js'), timeoutMs: 60_000 });
    const job = { workerFile: join(root, 'stall.worker.js'), here: () => 'here' };
    try {
      expect(await pool.run(job, { url: 'stall' })).toEqual({
        kind: 'failed',
        code: 'limit-exceeded',
        reason: 'Parsing exceeded its time limit of 700 ms.',
      });
      expect(await patient.run(job, { url: 'crash' })).toMatchObject({ kind: 'failed', code: 'upstream-failed' });
      expect(await patient.run(job, { url: 'fine' })).toEqual({ kind: 'found', value: { url: 'fine' } });
      const missing = { ...job, workerFile: join(root, 'missing.js') };
      expect(await patient.run(missing, { url: 'fine' })).toEqual({ kind: 'found', value: 'here' });
    } finally {
      await patient.close();
      await pool.close();
    }
  });

  it('parses on the calling thread if no compiled worker exists', async () => {
    const pool = new ParsePool(2, { workerFile: join(root, 'missing.worker.js') });
    expect(pool.threaded).toBe(false);
    expect((await pool.extract(input('https://a.example/x'))).verdict).toBe('complete');
    await pool.close();
  });
});
