import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Command } from 'commander';
import { evalCredibility } from './commands/eval-credibility.action';
import { evalDates } from './commands/eval-dates.action';
import { evalExtraction } from './commands/eval-extraction.action';
import { readDataFile } from './data-set';
import { addMeasures } from './program/measures.commands';

const SENTENCES = [
  'The council voted to close the old hall.',
  'Engineers had found cracks in its roof, the mayor said.',
  'A new hall is to be built by the river.',
];
const TITLE = 'Hall closes in the town';
const PAGE = `<html lang="en"><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1>
<p class="date">5 March 2024</p>${SENTENCES.map((text) => `<p>${text} ${text}</p>`).join('')}</article></body></html>`;

describe('evaluation on labeled data', () => {
  let dir: string;
  let printed: string;
  const figures = () => JSON.parse(printed) as Record<string, unknown>;
  const options = () => ({ data: dir, json: true });

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'eval-data-'));
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dir, { recursive: true, force: true });
  });
  const lines = (name: string, rows: object[]) =>
    writeFileSync(path.join(dir, name), rows.map((row) => JSON.stringify(row)).join('\n'));

  it('reads compressed pages, scores their text and compares the speed with Readability', async () => {
    writeFileSync(path.join(dir, 'p.html.gz'), gzipSync(PAGE));
    const articleBody = SENTENCES.map((text) => `${text} ${text}`).join('\n');
    lines('pages.jsonl', [{ id: 'p', url: 'https://news.example.org/hall', html: 'p.html.gz', articleBody }]);
    await evalExtraction(options());
    expect(figures()).toMatchObject({
      pages: 1,
      recall: 1,
      pagesASecond: expect.any(Number),
      ratio: expect.any(Number),
    });
  });

  it('lists the pages on which a compared reader fails, and continues', async () => {
    writeFileSync(path.join(dir, 'p.html'), PAGE);
    const articleBody = SENTENCES.map((text) => `${text} ${text}`).join('\n');
    lines('pages.jsonl', [
      { id: 'good', url: 'https://news.example.org/hall', html: 'p.html', articleBody },
      { id: 'bad', url: 'no address at all', html: 'p.html', articleBody },
    ]);
    await evalExtraction(options());
    expect(figures()).toMatchObject({
      pages: 2,
      failed: { ours: [], readabilityLinkedom: [], readabilityJsdom: ['bad'] },
      ratioToReadabilityJsdom: expect.any(Number),
    });
  });

  it('lists a page on which a compared reader fails, and reports no speed ratio without other pages', async () => {
    writeFileSync(path.join(dir, 'p.html'), PAGE);
    lines('pages.jsonl', [{ id: 'bad', url: 'no address at all', html: 'p.html', articleBody: 'Hall closes' }]);
    await evalExtraction(options());
    expect(figures()).toMatchObject({ pages: 1, failed: { readabilityJsdom: ['bad'] }, ratioToReadabilityJsdom: null });
  });

  it('names a page that cannot be decompressed', async () => {
    writeFileSync(path.join(dir, 'p.html.gz'), 'no gzip');
    lines('pages.jsonl', [
      { id: 'p', url: 'https://news.example.org/hall', html: 'p.html.gz', articleBody: '', date: null },
    ]);
    await expect(evalExtraction(options())).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('p.html.gz'),
    });
    await expect(evalDates(options())).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('p.html.gz'),
    });
  });

  it('scores dates from the page alone, separately from those that also use the URL', async () => {
    writeFileSync(path.join(dir, 'a.html'), PAGE);
    writeFileSync(path.join(dir, 'b.html'), PAGE.replace('5 March 2024', ''));
    const url = 'https://news.example.org/2024/03/05/hall';
    lines(
      'pages.jsonl',
      ['a', 'b'].map((id) => ({ id, url, date: '2024-03-05', html: `${id}.html` })),
    );
    await evalDates(options());
    expect(figures()).toMatchObject({ pages: 2, accuracy: 0.5, withAddress: { accuracy: 1 } });
  });

  it('evaluates outlets with and without a rating file', async () => {
    writeFileSync(
      path.join(dir, 'mbfc-truth.csv'),
      'source,bias,factual_reporting\nreuters.com,center,high\nhall-news.example,left,low\n',
    );
    writeFileSync(path.join(dir, 'ratings.csv'), 'domain,pc1\nhall-news.example,0.1\n');
    await evalCredibility({ ...options(), ratings: path.join(dir, 'ratings.csv') });
    expect(figures()).toMatchObject({
      own: { coverage: 0.5, lowAsCredible: 0 },
      withRatings: { coverage: 1, aucHighLow: 1 },
    });
  });

  it('reads nothing outside the folder', async () => {
    await expect(readDataFile(dir, '../secret')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('the eval command', () => {
  const start = () => Promise.reject(new Error('nothing is investigated here'));
  const buildProgram = () => {
    const program = new Command('corroborate').enablePositionalOptions();
    addMeasures(program, start);
    return program;
  };
  const parse = (...args: string[]) => {
    const program = buildProgram();
    const measure = program.commands.find((command) => command.name() === 'eval');
    for (const command of [program, measure, ...(measure?.commands ?? [])])
      command?.exitOverride().configureOutput({ writeErr: () => undefined });
    return program.parseAsync(['node', 'corroborate', ...args]);
  };

  it('requires a world if no part is named', async () => {
    await expect(parse('eval', '--json')).rejects.toThrow("required option '--world <dir>' not specified");
  });

  it('requires data but no world for a named part', async () => {
    await expect(parse('eval', 'dates', '--json')).rejects.toThrow("required option '--data <dir>' not specified");
  });

  it('passes an option after a part to that part', () => {
    const program = buildProgram();
    const measure = program.commands.find((command) => command.name() === 'eval')!;
    const given: unknown[] = [];
    for (const command of [measure, ...measure.commands])
      command.action((options: unknown) => void given.push(command.name(), options));
    program.parse(['node', 'corroborate', 'eval', 'dates', '--data', 'x', '--json']);
    program.parse(['node', 'corroborate', 'eval', '--world', 'y', '--json']);
    expect(given).toEqual([
      'dates',
      { data: 'x', json: true },
      'eval',
      { world: 'y', json: true, concurrency: 16, mode: 'detailed' },
    ]);
  });
});
