import { Problem } from '../../api/client';
import { dayHint, parseDraft, EMPTY_DRAFT, toFormFaults, fillFromPage, isLink, isMisread, toStory } from './story';

const problem = (...items: [detail: string, ...path: string[]][]) =>
  new Problem({
    status: 400,
    code: 'invalid-input',
    message: 'Faults were found.',
    items: items.map(([detail, ...path]) => ({ detail, path })),
  });

describe('a story from the submission form', () => {
  it('sends a story from the submission form without empty fields', () => {
    expect(toStory({ ...EMPTY_DRAFT, title: ' Bridge closed ' }, undefined, null)).toEqual({ title: 'Bridge closed' });
  });

  it('sends a story with its source URLs, without blank lines, and its investigation options', () => {
    const draft = {
      ...EMPTY_DRAFT,
      title: 'Bridge closed',
      url: 'https://blog.example/b',
      text: 'It is closed.',
      place: 'Port Dunn',
      day: '2026-10-17',
      language: 'de',
      sources: '\nhttps://a.example\n  \n https://b.example ',
    };
    const wish = { mode: 'quick', priority: 'high', await_approval: false } as const;
    expect(toStory(draft, 'an-id', wish)).toEqual({
      submission_id: 'an-id',
      title: 'Bridge closed',
      url: 'https://blog.example/b',
      article_text: 'It is closed.',
      location: 'Port Dunn',
      event_date: '2026-10-17',
      language: 'de',
      sources: ['https://a.example', 'https://b.example'],
      investigate: wish,
    });
  });
});

describe('server validation errors', () => {
  it('shows a server validation error next to its field, with the label used in the form', () => {
    const { beside, rest } = toFormFaults(problem(['title must not be blank.', 'title']), EMPTY_DRAFT);
    expect([beside, rest]).toEqual([{ title: ['The headline must not be blank.'] }, null]);
  });

  it('includes the line number of an invalid URL in a server validation error', () => {
    const draft = { ...EMPTY_DRAFT, sources: 'https://a.example\n\ncity' };
    const { beside } = toFormFaults(problem(['sources must be an http or https address.', 'sources', '1']), draft);
    expect(beside.sources).toEqual(['Line 3: the URL must be an http or https address.']);
  });

  it('shows server validation errors together if they concern no field', () => {
    const about = problem(['investigate.mode is not known.', 'investigate', 'mode']);
    expect(toFormFaults(about, EMPTY_DRAFT)).toEqual({ beside: {}, rest: about });
    const down = new Problem({ status: 503, code: 'database-unavailable', message: 'Away.' });
    expect(toFormFaults(down, EMPTY_DRAFT)).toEqual({ beside: {}, rest: down });
    expect(toFormFaults(null, EMPTY_DRAFT)).toEqual({ beside: {}, rest: null });
  });
});

describe('the entered event date', () => {
  it('reports an event date as in the future only if that day has begun in no time zone', () => {
    const now = new Date('2026-01-02T12:00:00.000Z');
    expect(dayHint('2026-01-04', now)).toMatch(/is in the future/);
    expect(['2026-01-03', '2025-12-31', ''].map((day) => dayHint(day, now))).toEqual([undefined, undefined, undefined]);
  });
});

describe('a story for which only the URL was entered', () => {
  const page = { title: 'Bridge closed', article_text: 'It is closed.', event_date: '2026-10-17', language: 'en-GB' };

  it('fills in a story with headline, text, date and language of its page if only the URL was entered', () => {
    expect(fillFromPage(EMPTY_DRAFT, page)).toEqual({
      ...EMPTY_DRAFT,
      title: 'Bridge closed',
      text: 'It is closed.',
      day: '2026-10-17',
      language: 'en',
    });
  });

  it('keeps what the editor wrote, and ignores a language that the form does not offer', () => {
    const written = { ...EMPTY_DRAFT, title: 'My own headline', day: '2026-10-01' };
    expect(fillFromPage(written, { ...page, event_date: null, language: 'fi' })).toEqual({
      ...written,
      text: 'It is closed.',
    });
  });
});

describe('text pasted by an editor', () => {
  it.each([
    ['https://news.example/bridge', true],
    [' HTTP://news.example ', true],
    ['https://', false],
    ['See https://news.example/bridge', false],
  ])('recognizes whether text pasted by an editor is a link: %s', (given, expected) =>
    expect(isLink(given)).toBe(expected),
  );

  it('becomes a story with the link as its URL', () => {
    expect(parseDraft(' https://news.example/bridge ')).toEqual({ ...EMPTY_DRAFT, url: 'https://news.example/bridge' });
  });

  it('becomes a story with the first line as its headline', () => {
    const text = 'Bridge closed\n\nThe bridge was closed on Monday.';
    expect(parseDraft(text)).toEqual({ ...EMPTY_DRAFT, title: 'Bridge closed', text });
  });

  it('becomes a story with the first sentence of a long line as its headline', () => {
    const text = `The bridge was closed on Monday. ${'It is old. '.repeat(40)}`.trim();
    expect(parseDraft(text)).toEqual({ ...EMPTY_DRAFT, title: 'The bridge was closed on Monday.', text });
    expect(parseDraft('Bridge closed')).toEqual({ ...EMPTY_DRAFT, title: 'Bridge closed' });
  });
});

describe('a corrected claim', () => {
  it('sends a corrected claim as the summary', () => {
    expect(toStory({ ...EMPTY_DRAFT, title: 'A', claim: ' The bridge is closed. ' }, undefined, null)).toEqual({
      title: 'A',
      summary: 'The bridge is closed.',
    });
  });

  it('reports a corrected claim as misread if the server checks a different claim', () => {
    const draft = { ...EMPTY_DRAFT, claim: 'The bridge is closed' };
    expect(isMisread(draft, 'The bridge is closed.')).toBe(false);
    expect(isMisread(draft, 'The road is closed.')).toBe(true);
    expect(isMisread(draft, null)).toBe(true);
    expect(isMisread(draft, undefined)).toBe(false);
    expect(isMisread(EMPTY_DRAFT, 'The road is closed.')).toBe(false);
  });
});
