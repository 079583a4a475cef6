import { Problem, type Schemas } from '../../api/client';
import type { Wish } from '../../api/start-many';
import type { Story } from '../../api/types';

/** A story as it stands in the form. */
export interface Draft {
  title: string;
  /** Main claim as corrected; empty while it is the one that the product read. */
  claim: string;
  url: string;
  text: string;
  place: string;
  /** A day, `2026-10-17`; empty where it is not known. */
  day: string;
  /** Empty: the language of the installation. */
  language: string;
  /** Addresses, one a line. */
  sources: string;
}

export const EMPTY: Draft = { title: '', claim: '', url: '', text: '', place: '', day: '', language: '', sources: '' };

const LINK = /^https?:\/\/\S{4,4000}$/i;
export const isLink = (given: string): boolean => LINK.test(given.trim());

/** Longest first line that is a headline as a whole, and longest headline. */
const HEADLINE = { line: 120, most: 200 };
/** The end of a sentence, not of an abbreviation at its beginning. */
const SENTENCE = /^.{25,200}?[.!?。](?=\s)/;

/** A story from what an editor pasted: a link, or a text whose first line or sentence is its headline. */
export function draftOf(given: string): Draft {
  const text = given.trim();
  if (isLink(text)) return { ...EMPTY, url: text };
  const [line = ''] = text.split('\n', 1);
  const sentence = line.length > HEADLINE.line ? SENTENCE.exec(line)?.[0] : undefined;
  const title = (sentence ?? line).slice(0, HEADLINE.most).trim();
  return { ...EMPTY, title, text: text.length > title.length ? text : '' };
}

/** Whether the product reads another main claim than the editor typed. */
export const isMisread = ({ claim }: Draft, read: string | null | undefined): boolean =>
  claim.trim() !== '' && read !== undefined && bare(claim) !== bare(read ?? '');
const bare = (claim: string): string => claim.trim().replace(/\.$/, '').toLowerCase();

/** Languages of which the product has rules; the names are those of the interface. */
export const LANGUAGES = [
  ['', 'Default'],
  ['nl', 'Dutch'],
  ['en', 'English'],
  ['fr', 'French'],
  ['de', 'German'],
  ['it', 'Italian'],
  ['pt', 'Portuguese'],
  ['es', 'Spanish'],
] as const;

/** What its page says stands where the editor wrote nothing. */
export function filledFrom(draft: Draft, page: Schemas['StoryPageAnswer']): Draft {
  const language = page.language?.split('-')[0] ?? '';
  return {
    ...draft,
    title: draft.title || page.title,
    text: draft.text || page.article_text,
    day: draft.day || (page.event_date ?? ''),
    language: draft.language || (LANGUAGES.some(([code]) => code === language) ? language : ''),
  };
}

const linesOf = (text: string): { line: number; words: string }[] =>
  text
    .split('\n')
    .map((words, at) => ({ line: at + 1, words: words.trim() }))
    .filter(({ words }) => words !== '');

/** As the API takes it; what was left empty is left out. @param wish null where it is only to be stored */
export function storyOf(draft: Draft, id: string | undefined, wish: Wish | null): Story {
  const fields: [keyof Story, string][] = [
    ['url', draft.url],
    ['summary', draft.claim],
    ['article_text', draft.text],
    ['location', draft.place],
    ['event_date', draft.day],
    ['language', draft.language],
    ['submission_id', id ?? ''],
  ];
  const said = fields.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== '');
  const sources = linesOf(draft.sources).map(({ words }) => words);
  return {
    title: draft.title.trim(),
    ...(Object.fromEntries(said) as Partial<Story>),
    ...(sources.length > 0 ? { sources } : {}),
    ...(wish ? { investigate: wish } : {}),
  };
}

/** Of a day that has come nowhere yet, what can be found out of it. */
export const dayHint = (day: string, now = new Date()): string | undefined =>
  Date.parse(day) > now.getTime() + FIRST_TO_SEE_IT
    ? 'This date is in the future: announcements can be checked, not the event itself.'
    : undefined;
/** Somewhere on earth a day has begun so long before it has in UTC, ms. */
const FIRST_TO_SEE_IT = 14 * 3_600_000;

const FIELDS: Record<string, keyof Draft> = {
  title: 'title',
  summary: 'claim',
  url: 'url',
  article_text: 'text',
  location: 'place',
  event_date: 'day',
  language: 'language',
  sources: 'sources',
};
const NAMES: Record<string, string> = {
  title: 'The headline',
  summary: 'The claim',
  url: 'The URL',
  article_text: 'The text',
  location: 'The place',
  event_date: 'The date',
  language: 'The language',
  sources: 'The URL',
};

export interface Faults {
  beside: Partial<Record<keyof Draft, string[]>>;
  /** What belongs to no field of the form, as a whole; null where there is nothing. */
  rest: unknown;
}

/** What the server said of each field, in the words of the form. */
export function faultsOf(error: unknown, draft: Draft): Faults {
  if (!(error instanceof Problem) || error.code !== 'invalid-input') return { beside: {}, rest: error };
  const beside: Faults['beside'] = {};
  const left = error.items.filter(({ detail, path: [name = '', item] }) => {
    const field = FIELDS[name];
    if (!field) return true;
    const line = name === 'sources' && item !== undefined ? linesOf(draft.sources)[Number(item)]?.line : undefined;
    const words = `${NAMES[name]} ${detail.replace(/^\S+ /, '')}`;
    (beside[field] ??= []).push(line === undefined ? words : `Line ${line}: ${words.replace(/^T/, 't')}`);
    return false;
  });
  return { beside, rest: left.length > 0 ? error : null };
}
