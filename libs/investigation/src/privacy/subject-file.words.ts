import { many } from '@corroborate/domain';
import type { Keeping } from './keeping.policy';
import type { NotSearched, SubjectFile, SubjectFind } from './subject-access';

/** The file for whoever asked, to be read. What it quotes was written by strangers. */
export function subjectInWords(file: SubjectFile): string {
  const whats = [...new Set(file.finds.flatMap(({ places }) => places.map(({ what }) => what)))].sort();
  return [
    '# What is kept',
    '',
    `Looked for: ${quoted(file.asked.text)} (as ${KIND[file.asked.kind]}), on ${file.at}, in ` +
      `${many(file.rowsRead, 'row')} of every table.`,
    '',
    file.finds.length === 0 ? 'Nothing that was searched names them.' : summary(file),
    ...(file.truncated ? ['', '**There is more than one file may hold: what follows is not all of it.**'] : []),
    ...whats.flatMap((what) => ['', `## ${heading(what)}`, '', ...linesOf(file.finds, what)]),
    '',
    '## Not searched',
    '',
    ...file.notSearched.map((code) => `- ${NOT_SEARCHED_WORDS[code]}`),
    '',
  ].join('\n');
}

const KIND = { name: 'a name', account: 'an account', email: 'an e-mail address', address: 'an address of the web' };

const summary = ({ finds }: SubjectFile): string => {
  const cases = new Set(finds.flatMap((find) => find.cases)).size;
  return `Named in ${many(finds.length, 'row')}, of ${many(cases, 'case')}.`;
};

const heading = (what: string): string => `${what[0]!.toUpperCase()}${what.slice(1)}`;

const linesOf = (finds: readonly SubjectFind[], what: string): string[] =>
  finds.flatMap((find) =>
    find.places
      .filter((place) => place.what === what)
      .map(({ path, excerpt }) => `- ${placeOf(find)}, \`${plainOf(path)}\`: ${quoted(excerpt)}. ${keptInWords(find)}`),
  );

const placeOf = ({ table, key, cases }: SubjectFind): string => {
  const of = cases.length === 0 ? '' : ` (${cases.length === 1 ? 'case' : 'cases'} ${cases.join(', ')})`;
  return `${table} ${plainOf(Object.values(key).map(String).join(' '))}${of}`;
};

const keptInWords = ({ since, until }: SubjectFind): string =>
  `${since ? `Since ${since}; ` : ''}${capital(untilInWords(until), !since)}.`;
const capital = (text: string, wanted: boolean): string => (wanted ? heading(text) : text);

function untilInWords(until: Keeping): string {
  switch (until.code) {
    case 'held':
      return 'kept while the case is on legal hold';
    case 'for-good':
      return 'kept for good';
    case 'until-erased':
      return 'kept until somebody erases it';
    case 'ends':
      return `kept until ${until.at}`;
    case 'days':
      return `kept for ${many(until.days, 'day')}${until.at ? `, until ${until.at}` : ''}`;
    case 'handles-days':
      return `with the name of the account for ${many(until.days, 'day')}, unless a decision rests on it`;
    case 'text-days':
      return `its text for ${many(until.days, 'day')} after it was last met`;
  }
}

const NOT_SEARCHED_WORDS: Record<NotSearched, string> = {
  bytes:
    'Inside files as they were received (pages, PDF files, answers of interfaces): the text that was read of pages ' +
    'is searched, the bytes are not.',
  pictures: 'What pictures, prints and snapshots show.',
  'other-spellings':
    'Other spellings, initials, parts of a name, or a name in another script: only the whole name as given.',
  'caches-and-queues': 'Jobs in queues, answers in a cache outside the database, logs and traces.',
  copies: 'Backups, archives and reports that were handed out, and what other programs took from here.',
};

/** As text within a line of Markdown: nothing in it is markup, and it cannot end the line. */
const quoted = (text: string): string => `“${plainOf(text)}”`;
const plainOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|!~]/g, (sign) => `\\${sign}`)
    .trim();
