/** The text of a file of a case folder; empty if it is missing. */
export type ReadFile = (name: string) => string;

/**
 * Where two files of a case folder say different things of the same claim, question, figure, date, risk or state. Each
 * kind was found by editors who read whole folders; it knows the files only.
 */
export const findFolderContradictions = (read: ReadFile): string[] => [
  ...claimStates(read),
  ...articleFacts(read),
  ...openQuestions(read),
  ...statementDays(read),
  ...figures(read),
  ...risks(read),
  ...reviewState(read),
  ...leads(read),
  ...sourceNumbers(read),
  ...rawTimes(read),
];

const CITATION = / ?(?:\[\\\[\d+\\\]\]\(sources\.md#s\d+\))+/g;
/** A region between commas may be left out of a sentence that is stated as fact. */
const REGION = /, \p{Lu}[\p{L} ]+,/gu;
const bare = (text: string): string =>
  text
    .replace(CITATION, '')
    .replace(/\\/g, '')
    .replace(REGION, '')
    .replace(/[.!?]+$/, '');
const lines = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));

/** Lines of a list under a heading of any level, up to the next heading of this or a higher level. */
function under(text: string, heading: string): string[] {
  const all = text.split('\n');
  const at = all.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  const level = all[at]?.match(/^#+/)?.[0].length ?? 0;
  const end = all.findIndex((line, place) => place > at && (line.match(/^#+/)?.[0].length ?? 9) <= level);
  return at < 0 ? [] : all.slice(at + 1, end < 0 ? undefined : end).filter((line) => line.startsWith('- '));
}

const labelOf = (line: string): string => bare(/^- \*\*(.*?)\*\*:/.exec(line)?.[1] ?? '');

/** A claim of the integrity check is among the claims, and what must not be stated is not reported there. */
function claimStates(read: ReadFile): string[] {
  const claims = read('fact-check.md');
  const stated = [...under(claims, 'What is confirmed'), ...under(claims, 'What is reported')].map(bare).join('\n');
  const mentioned = under(claims, 'Mentioned, not confirmed').map(labelOf);
  return under(read('integrity-check.md'), 'Claims and their quotes').flatMap((line) => {
    const claim = labelOf(line);
    const isRefused = line.includes('Do not state it: ');
    return [
      ...(bare(claims).includes(claim) ? [] : [`checked claim is in no list: ${claim}`]),
      ...(isRefused && stated.includes(claim) && !mentioned.includes(claim)
        ? [`reported, not to state: ${claim}`]
        : []),
    ];
  });
}

/** The article's note knows only what the report confirms. */
function articleFacts(read: ReadFile): string[] {
  const confirmed = under(read('fact-check.md'), 'What is confirmed').map(bare).join('\n').toLowerCase();
  return under(read('articles.md'), 'What we know')
    .filter((line) => /\[\\\[\d/.test(line))
    .map((line) => bare(line.slice(2).replace(CITATION, '')))
    .filter((fact) => !confirmed.includes(bare(fact).toLowerCase()))
    .map((fact) => `the article knows what is not confirmed: ${fact}`);
}

/** A question is open in every file or in none. */
function openQuestions(read: ReadFile): string[] {
  const { gaps } = JSON.parse(read('_state.json')) as { gaps: string[] };
  const file = read('file.md');
  const open = under(file, 'No answer recognized').map(labelOf);
  const answered = under(file, 'Answered').map(labelOf);
  const asked = [
    ...gaps.filter((gap) => gap.endsWith('?')),
    ...under(read('articles.md'), 'Questions without a recognized answer').map((line) => bare(line.slice(2))),
  ].map(bare);
  return asked
    .filter((question) => answered.includes(question) || (open.length > 0 && !open.includes(question)))
    .map((question) => `open here, not there: ${question}`);
}

/** A statement that its page dates has the day of the page in the list of sources. */
function statementDays(read: ReadFile): string[] {
  const days = new Map(
    [...read('sources.md').matchAll(/^## (S\d+)\n\n(.*)$/gm)].map(([, id = '', entry = '']) => [
      id.toLowerCase(),
      entry,
    ]),
  );
  return lines(read('statements.md')).flatMap((line) => {
    const day = /, reported ([A-Z][a-z]+\.? \d+, \d{4})/.exec(labelOf(line).replaceAll('\\', ''))?.[1];
    const source = days.get(/sources\.md#(s\d+)/.exec(line)?.[1] ?? '');
    return day && source && !source.includes(day) ? [`reported ${day}, not so in the list: ${line.slice(0, 80)}`] : [];
  });
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d[\\d,]*|${WORDS.slice(1).join('|')})`;

/** If the check finds no other figure, no quote gives another one for what the main claim counts. */
function figures(read: ReadFile): string[] {
  if (!/figures\? No conflicting value/.test(read('integrity-check.md'))) return [];
  const claim = read('report.md').split('## Verdict')[1]?.split('\n')[2] ?? '';
  const counted = /\b(\d[\d,]*) (people|persons|passengers|workers|injured|dead|votes|firearms|guns)\b/.exec(claim);
  if (!counted) return [];
  const quotes = [...`${read('timeline.md')}${read('statements.md')}`.matchAll(/“([^”]+)”/g)].map(
    ([, quote = '']) => quote,
  );
  const noun = counted[2] ?? '';
  const found = quotes.flatMap((quote) =>
    [...quote.matchAll(new RegExp(`\\b(${NUMBER}) ${noun} (?:were|had been|are|was) `, 'gi'))].map(
      ([, figure = '']) => figure,
    ),
  );
  const value = (figure: string) =>
    String(Math.max(WORDS.indexOf(figure.toLowerCase()), Number.parseInt(figure, 10) || 0));
  const others = new Set(found.map(value).filter((figure) => figure !== value(counted[1] ?? '')));
  return others.size > 0 ? [`no other figure than ${counted[0]}, but ${[...others].join(', ')}`] : [];
}

/** Legal risks have the same level and words in both files. */
function risks(read: ReadFile): string[] {
  const shown = bare(read('file.md')).replaceAll('*', '').replace(CITATION, '');
  return under(read('legal-review.md'), 'Risks')
    .map((line) => bare(line.slice(2)).replaceAll('*', ''))
    .filter((risk) => !shown.includes(risk.slice(0, 100)))
    .map((risk) => `another risk in the file: ${risk}`);
}

/** A review that the check requires is named in the head of the report. */
const reviewState = (read: ReadFile): string[] =>
  /^Review required/m.test(read('integrity-check.md')) && !/^\*\*.*review/im.test(read('report.md'))
    ? ['the report does not say that a review is required']
    : [];

/** What the report quotes is no uncitable lead. */
const leads = (read: ReadFile): string[] =>
  lines(read('research-leads/further-claims.md'))
    .map((line) => /“([^”]+)”/.exec(line)?.[1] ?? '')
    .filter((quote) => quote !== '' && read('file.md').includes(quote))
    .map((quote) => `quoted and yet not citable: ${quote}`);

/** Both lists give a source the same number. */
function sourceNumbers(read: ReadFile): string[] {
  const [, list = ''] = read('file.md').split('\n## Sources\n');
  return [...read('sources.md').matchAll(/^\\\[(\d+)\\\] (\*\*.*?\*\*)/gm)]
    .filter(([, n = '', title = '']) => !list.includes(`\n${n}. ${title}`))
    .map(([, n, title]) => `not number ${n} in the file: ${title}`);
}

/** No time as programs write it. */
const rawTimes = (read: ReadFile): string[] =>
  ['report.md', 'file.md', 'iterations.md', 'integrity-check.md']
    .flatMap((name) => read(name).match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g) ?? [])
    .map((time) => `raw time: ${time}`);
