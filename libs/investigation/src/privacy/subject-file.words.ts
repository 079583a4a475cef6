import { mapYielding, many } from '@corroborate/domain';
import { printable } from '@corroborate/text';
import type { Keeping } from './keeping.policy';
import { ownerOf, type FoundPlace } from './person-finds.policy';
import type { NotSearched, SubjectFile, SubjectFind } from './subject-access';
import { fieldInWords, KINDS } from './subject-kinds.words';

/** The file for whoever asked, to be read: plain text, in which nothing that strangers wrote can be markup. */
export async function subjectInWords(file: SubjectFile): Promise<string> {
  const { finds } = file;
  const whats = [...new Set(finds.flatMap(({ places }) => places.map(({ what }) => what)))].sort();
  let sections: string[] = [];
  for (const what of whats) sections = sections.concat('', titled(headingOf(what)), await entriesOf(finds, what));
  return [
    `What is kept of ${quoted(file.asked.text)}`,
    '',
    `Asked on ${momentOf(file.at)}, as ${KIND[file.asked.kind]}. ${capital(foundInWords(file))}.`,
    ...(finds.length > 0 ? [NUMBERED] : []),
    ...sections,
    '',
    ...titled('Not searched'),
    ...file.notSearched.flatMap((code) => ['', NOT_SEARCHED_WORDS[code]]),
    '',
  ].join('\n');
}

/** “they are named in 3 entries, of 1 case; 8 entries were looked through” */
export function foundInWords({ finds, rowsRead, truncated }: SubjectFile): string {
  const read = `${many(rowsRead, 'entry', 'entries')} of every table ${rowsRead === 1 ? 'was' : 'were'} looked through`;
  if (finds.length === 0) return `nothing that was searched names them; ${read}`;
  const cases = new Set(finds.flatMap((find) => find.cases)).size;
  const more = truncated ? '. There is more than one file may hold: this is not all of it' : '';
  return `they are named in ${many(finds.length, 'entry', 'entries')}, of ${many(cases, 'case')}; ${read}${more}`;
}

/** How many entries there are of what, the most first: “2 Posts on social networks”. */
export function kindsInWords({ finds }: Pick<SubjectFile, 'finds'>): string[] {
  const whats = finds.flatMap(({ places }) => [...new Set(places.map(({ what }) => what))]);
  const counts = [...Map.groupBy(whats, headingOf)].map(([heading, all]) => [heading, all.length] as const);
  return counts.sort((a, b) => b[1] - a[1]).map(([heading, count]) => `${heading}: ${count}`);
}

const KIND = { name: 'a name', account: 'an account', email: 'an e-mail address', address: 'an address of the web' };
const NUMBERED = 'The number of an entry is its place in what-is-kept.json, where it stands as it is stored.';

const titled = (title: string): string[] => [title, '-'.repeat(title.length)];
const headingOf = (what: string): string => KINDS[what]?.[0] ?? capital(plainOf(what).replaceAll('_', ' '));

async function entriesOf(finds: readonly SubjectFind[], what: string): Promise<string[]> {
  const entries = await mapYielding(finds.entries(), ([at, find]) => {
    const places = find.places.filter((place) => place.what === what);
    return places.length === 0 ? [] : ['', entryOf(find, what, at), ...placesOf(places), ...moreOf(find)];
  });
  return entries.flat();
}

function entryOf({ cases, since, until }: SubjectFind, what: string, at: number): string {
  const of = cases.length === 0 ? '' : `, in ${cases.length === 1 ? 'case' : 'cases'} ${cases.join(', ')}`;
  const stored = since ? ` Stored on ${momentOf(since)}.` : '';
  return `${at + 1}. ${KINDS[what]?.[1] ?? headingOf(what)}${of}.${stored} ${untilInWords(until)}`;
}

/** The same words in fields of one kind are told once. */
const placesOf = (places: readonly FoundPlace[]): string[] =>
  [...Map.groupBy(places, placeLine)].map(
    ([line, { length: times }]) => `   ${line}${times > 1 ? ` (${times} times)` : ''}`,
  );

function placeLine({ path, excerpt }: FoundPlace): string {
  const where = fieldInWords(ownerOf(path.split('.'))) ?? `in the field ${plainOf(path)}`;
  return `Named ${where}: ${quoted(excerpt)}`;
}

const moreOf = ({ more }: SubjectFind): string[] =>
  more > 0 ? [`   Named in ${many(more, 'more place')} of this entry.`] : [];

function untilInWords(until: Keeping): string {
  switch (until.code) {
    case 'held':
      return 'Kept as long as the case is under legal hold.';
    case 'for-good':
      return 'Kept for good.';
    case 'until-erased':
      return 'Kept until somebody erases it.';
    case 'ends':
      return `Kept until ${momentOf(until.at)}.`;
    case 'days':
      return `Kept for ${many(until.days, 'day')}${until.at ? `, until ${dayOf(until.at)}` : ''}.`;
    case 'handles-days':
      return (
        `The names of accounts in it are kept for ${many(until.days, 'day')}` +
        `${until.at ? `, until ${dayOf(until.at)}` : ''}, and longer where a decision rests on the post.`
      );
    case 'text-days':
      return `Its text is kept for ${many(until.days, 'day')} after it was last met.`;
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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (at: string): string => DAY.format(new Date(at));
const momentOf = (at: string): string => `${dayOf(at)}, ${at.slice(11, 16)} UTC`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Within a line: it cannot end it, and holds nothing that speaks to a program. */
const plainOf = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
const quoted = (text: string): string => `“${plainOf(text)}”`;
