import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkStory, toTopicDraft, buildExternalId, toTopicFields, findWarning } from './story.policy';
import { readStory, type GivenStory } from './story.reader';

const NOW = new Date('2026-01-02T12:00:00Z');
const PAGE = 'https://news.example/bridge';
const nothing = { headline: null, url: null, text: null, date: null, place: null, language: null };

describe('readStory', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'story-'));
  const file = path.join(folder, 'story.txt');
  beforeAll(() => writeFileSync(file, '\n  Bridge at Ulm closed\n\nA crack was found.\n'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (given: GivenStory, stdin = '') => readStory(given, Readable.from([stdin]));
  const refusal = (given: GivenStory, stdin = '') =>
    expect(read(given, stdin)).rejects.toMatchObject({ code: 'invalid-input', hint: expect.stringMatching(/^Give /) });

  it('reads a headline with its options', async () => {
    const known = { url: PAGE, date: '2026-01-01', place: 'Ulm', language: 'de' };
    expect(await read({ story: 'Bridge at Ulm closed', ...known })).toEqual({
      ...nothing,
      headline: 'Bridge at Ulm closed',
      ...known,
    });
  });

  it.each([[{ story: PAGE }], [{ url: PAGE }], [{ story: PAGE, url: PAGE }]])(
    'accepts a URL without a headline: %j',
    async (given) => expect(await read(given)).toEqual({ ...nothing, url: PAGE }),
  );

  it('reads a text from a file or standard input, with the headline in the first line', async () => {
    const text = '\n  Bridge at Ulm closed\n\nA crack was found.\n';
    const expected = { ...nothing, headline: 'Bridge at Ulm closed', text };
    expect(await read({ textFile: file })).toEqual(expected);
    expect(await read({ textFile: '-' }, text)).toEqual(expected);
    expect(await read({ story: '-' }, text)).toEqual(expected);
    expect(await read({ story: 'Crack in Ulm', textFile: '-' }, text)).toEqual({
      ...expected,
      headline: 'Crack in Ulm',
    });
    expect((await read({ story: '-' }, 'x'.repeat(2_000))).headline).toHaveLength(300);
  });

  it.each<[string, GivenStory, string]>([
    ['nothing', {}, ''],
    ['a blank headline', { story: '  ' }, ''],
    ['an empty standard input', { story: '-' }, ' \n'],
    ['two addresses', { story: PAGE, url: 'https://other.example/' }, ''],
    ['standard input and a file', { story: '-', textFile: '/tmp/story.txt' }, 'A text'],
    ['a file that is not there', { textFile: '/nowhere/story.txt' }, ''],
    ['a folder for a file', { textFile: '/' }, ''],
    ['more than an article', { story: '-' }, 'x'.repeat(4_000_001)],
  ])('rejects %s with a hint', (_, given, stdin) => refusal(given, stdin));
});

describe('topic built from command-line arguments', () => {
  const story = { ...nothing, headline: 'Bridge at Ulm closed', url: PAGE };

  it('builds a topic from arguments with the default fields, newsworthy enough to be investigated', () => {
    const draft = toTopicDraft({ ...story, date: '2026-01-01', place: 'Ulm', language: 'de' }, 'cli-1', NOW);
    expect(draft).toMatchObject({
      externalId: 'cli-1',
      title: 'Bridge at Ulm closed',
      url: PAGE,
      eventDate: '2026-01-01T00:00:00.000Z',
      discoveryDate: NOW.toISOString(),
      location: 'Ulm',
      language: 'de',
      status: 'approved',
    });
  });

  it('matches the API contract when sent to a server', () => {
    expect(toTopicFields({ ...story, place: 'Ulm' }, 'cli-1', NOW)).toMatchObject({
      external_id: 'cli-1',
      title: 'Bridge at Ulm closed',
      url: PAGE,
      article_text: null,
      location: 'Ulm',
      discovery_date: '2026-01-02T12:00:00.000Z',
      newsworthiness_score: 75,
    });
  });

  it.each([
    ['www.bbc.com/news/world-1234', 'https://www.bbc.com/news/world-1234'],
    ['news.example', 'https://news.example'],
    ['HTTP://news.example/a', 'HTTP://news.example/a'],
  ])('reads a URL from the typed argument %s, as people copy it', async (typed, url) =>
    expect(await readStory({ story: typed }, Readable.from([]))).toMatchObject({ headline: null, url }),
  );

  it.each(['Bridge closed.Again', 'U.S. steps in', 'not-a-headline', 'Bridge at a.example closed'])(
    'reads a headline from the typed argument “%s”',
    async (typed) => expect(await readStory({ story: typed }, Readable.from([]))).toMatchObject({ headline: typed }),
  );

  it('gives a topic the same ID for the same URL and headline, whatever the other arguments', () => {
    expect(buildExternalId({ ...story, text: 'more' })).toBe(buildExternalId(story));
    expect(buildExternalId({ ...story, headline: null })).not.toBe(buildExternalId(story));
  });

  it.each([
    [{ date: '2062-01-02' }, '--date must lie between 1900 and one year from now'],
    [{ date: 'tomorrow' }, '--date must be a day as 2026-01-31, or a moment in ISO 8601'],
    [{ language: 'german' + 'x'.repeat(9) }, '--language must be a language code (BCP 47) such as en or pt-BR'],
    [{ place: 'x'.repeat(501) }, '--place must not be longer than 500 characters'],
    [{ url: 'ftp://a.example/' }, '--url must be an http or https address'],
    [{ headline: '\u001b[31m' }, 'The title must not be blank'],
    [{ headline: null, url: 'https://u:hunter2@a.example/' }, '--url must be an http or https address'],
  ])('rejects invalid arguments for a topic with the name of the option: %j', (wrong, said) => {
    const check = () => checkStory({ ...story, ...wrong }, NOW);
    expect(check).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(check).toThrow(said);
    expect(check).not.toThrow('hunter2');
  });

  it('causes a warning if its date is in the future', () => {
    expect(findWarning({ date: '2026-02-01' }, NOW)).toContain('2026-02-01 has not come yet');
    expect(['2026-01-01', null].map((date) => findWarning({ date }, NOW))).toEqual([null, null]);
  });
});
