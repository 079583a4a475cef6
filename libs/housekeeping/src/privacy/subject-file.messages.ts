import { capitalize, formatDay, mapYielding, pluralize } from '@corroborate/domain';
import { toPrintableText } from '@corroborate/text';
import type { RowRetention } from './row-retention.policy';
import { getFieldName, type PersonMention } from './person-mentions.policy';
import type { NotSearched, SubjectFile, SubjectEntry } from './subject-access';
import { fieldLabel, KIND_LABELS } from './subject-kinds.messages';

/** The subject access file as plain text, so that untrusted text in it cannot act as markup. */
export async function formatSubjectFile(file: SubjectFile): Promise<string> {
  const { finds } = file;
  const whats = [...new Set(finds.flatMap(({ places }) => places.map(({ what }) => what)))].sort();
  let sections: string[] = [];
  for (const what of whats)
    sections = sections.concat('', underline(headingOf(what)), await formatEntries(finds, what));
  return [
    `Data stored about ${quoteText(file.asked.text)}`,
    '',
    `Searched on ${formatMoment(file.at)}, as ${KIND_HEADINGS[file.asked.kind]}. ` +
      `${capitalize(summarizeFindings(file))}.`,
    ...(finds.length > 0 ? [NUMBERING_NOTE] : []),
    ...sections,
    '',
    ...underline('Not searched'),
    ...file.notSearched.flatMap((code) => ['', NOT_SEARCHED_NOTES[code]]),
    '',
  ].join('\n');
}

/** “named in 3 entries of 1 case; 8 entries of every table searched” */
export function summarizeFindings({ finds, rowsRead, truncated }: SubjectFile): string {
  const read = `${pluralize(rowsRead, 'entry', 'entries')} in all tables searched`;
  if (finds.length === 0) return `no entries found; ${read}`;
  const cases = new Set(finds.flatMap((find) => find.cases)).size;
  const more = truncated ? '. The file is incomplete: its maximum size was reached' : '';
  return `named in ${pluralize(finds.length, 'entry', 'entries')} of ${pluralize(cases, 'case')}; ${read}${more}`;
}

/** Number of entries per kind, largest first: “Social media posts: 2”. */
export function countByKind({ finds }: Pick<SubjectFile, 'finds'>): string[] {
  const whats = finds.flatMap(({ places }) => [...new Set(places.map(({ what }) => what))]);
  const counts = [...Map.groupBy(whats, headingOf)].map(([heading, all]) => [heading, all.length] as const);
  return counts.sort((a, b) => b[1] - a[1]).map(([heading, count]) => `${heading}: ${count}`);
}

const KIND_HEADINGS = { name: 'a name', account: 'an account', email: 'an email address', address: 'a web address' };
const NUMBERING_NOTE = 'Entry numbers refer to what-is-kept.json, which contains the entries as stored.';

const underline = (title: string): string[] => [title, '-'.repeat(title.length)];
const headingOf = (what: string): string =>
  KIND_LABELS[what]?.[0] ?? capitalize(toPlainText(what).replaceAll('_', ' '));

async function formatEntries(finds: readonly SubjectEntry[], what: string): Promise<string[]> {
  const entries = await mapYielding(finds.entries(), ([at, find]) => {
    const places = find.places.filter((place) => place.what === what);
    return places.length === 0
      ? []
      : [
          '',
          formatEntry(find, what, at),
          ...formatMentions(places),
          ...(find.more > 0 ? [`   Named in ${pluralize(find.more, 'more place')} of this entry.`] : []),
        ];
  });
  return entries.flat();
}

function formatEntry({ cases, since, until }: SubjectEntry, what: string, at: number): string {
  const of = cases.length === 0 ? '' : `, in ${cases.length === 1 ? 'case' : 'cases'} ${cases.join(', ')}`;
  const stored = since ? ` Stored on ${formatMoment(since)}.` : '';
  return `${at + 1}. ${KIND_LABELS[what]?.[1] ?? headingOf(what)}${of}.${stored} ${formatRetention(until)}`;
}

/** Lists identical excerpts from fields of one kind only once. */
const formatMentions = (places: readonly PersonMention[]): string[] =>
  [...Map.groupBy(places, formatMention)].map(
    ([line, { length: times }]) => `   ${line}${times > 1 ? ` (${times} times)` : ''}`,
  );

function formatMention({ path, excerpt }: PersonMention): string {
  const where = fieldLabel(getFieldName(path.split('.'))) ?? `in the field ${toPlainText(path)}`;
  return `Named ${where}: ${quoteText(excerpt)}`;
}

function formatRetention(until: RowRetention): string {
  switch (until.code) {
    case 'held':
      return 'Kept while the case is under legal hold.';
    case 'for-good':
      return 'Kept permanently.';
    case 'until-erased':
      return 'Kept until an administrator erases it.';
    case 'ends':
      return `Kept until ${formatMoment(until.at)}.`;
    case 'days':
      return `Kept for ${pluralize(until.days, 'day')}${until.at ? `, until ${formatDay(until.at)}` : ''}.`;
    case 'handles-days':
      return (
        `Its account names are kept for ${pluralize(until.days, 'day')}` +
        `${until.at ? `, until ${formatDay(until.at)}` : ''}, or longer if a decision is based on the post.`
      );
    case 'text-days':
      return `Its text is kept for ${pluralize(until.days, 'day')} after it was last found.`;
  }
}

const NOT_SEARCHED_NOTES: Record<NotSearched, string> = {
  bytes:
    'The original bytes received (pages, PDF files, API responses): the text extracted from pages is searched, ' +
    'the bytes are not.',
  pictures: 'The content of images, PDF prints and snapshots.',
  'other-spellings': 'Other spellings, initials, parts of the name, or other scripts: only the full name as given.',
  'caches-and-queues': 'Queued jobs, caches outside the database, logs and traces.',
  copies: 'Backups, exported archives and reports, and data retrieved by other programs.',
};

const formatMoment = (at: string): string => `${formatDay(at)}, ${at.slice(11, 16)} UTC`;
/** Reduces text to one line without control characters. */
const toPlainText = (text: string): string => toPrintableText(text).replace(/\s+/g, ' ').trim();
const quoteText = (text: string): string => `“${toPlainText(text)}”`;
