import { Problem, type Schemas } from '../../api/client';
import type { StartOptions } from '../../api/start-many';
import type { Story } from '../../api/types';
import { t } from '../../messages';

/** A story as entered in the form. */
export interface Draft {
  title: string;
  /** Main claim as corrected by the editor; empty to use the extracted one. */
  claim: string;
  url: string;
  text: string;
  place: string;
  /** A date, `2026-10-17`; empty if unknown. */
  day: string;
  /** Empty for the default language of the installation. */
  language: string;
  /** URLs, one per line. */
  sources: string;
}

export const EMPTY_DRAFT: Draft = {
  title: '',
  claim: '',
  url: '',
  text: '',
  place: '',
  day: '',
  language: '',
  sources: '',
};

const LINK_PATTERN = /^https?:\/\/\S{4,4000}$/i;
export const isLink = (given: string): boolean => LINK_PATTERN.test(given.trim());

/** Maximum length of a first line used as headline, and of a headline. */
const HEADLINE_LENGTHS = { line: 120, most: 200 };
/** The end of a sentence, ignoring abbreviations near its start. */
const FIRST_SENTENCE = /^.{25,200}?[.!?。](?=\s)/;

/** Parses pasted input: a link, or a text whose first line or sentence is the headline. */
export function parseDraft(given: string): Draft {
  const text = given.trim();
  if (isLink(text)) return { ...EMPTY_DRAFT, url: text };
  const [line = ''] = text.split('\n', 1);
  const sentence = line.length > HEADLINE_LENGTHS.line ? FIRST_SENTENCE.exec(line)?.[0] : undefined;
  const title = (sentence ?? line).slice(0, HEADLINE_LENGTHS.most).trim();
  return { ...EMPTY_DRAFT, title, text: text.length > title.length ? text : '' };
}

/** Whether the main claim that was extracted differs from the one typed by the editor. */
export const isMisread = ({ claim }: Draft, read: string | null | undefined): boolean =>
  claim.trim() !== '' && read !== undefined && normalizeClaim(claim) !== normalizeClaim(read ?? '');
const normalizeClaim = (claim: string): string => claim.trim().replace(/\.$/, '').toLowerCase();

/** Languages with reading rules, named in English. */
export const LANGUAGES = [
  ['', t('submit.default')],
  ['nl', t('submit.dutch')],
  ['en', t('submit.english')],
  ['fr', t('submit.french')],
  ['de', t('submit.german')],
  ['it', t('submit.italian')],
  ['pt', t('submit.portuguese')],
  ['es', t('submit.spanish')],
] as const;

/** Fills fields that the editor left empty with values from the page. */
export function fillFromPage(draft: Draft, page: Schemas['StoryPageResponse']): Draft {
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

/**
 * Request body without empty fields.
 * @param wish null if the story is stored without an investigation
 */
export function toStory(draft: Draft, id: string | undefined, wish: StartOptions | null): Story {
  const fields: [keyof Story, string][] = [
    ['url', draft.url],
    ['summary', draft.claim],
    ['article_text', draft.text],
    ['location', draft.place],
    ['event_date', draft.day],
    ['language', draft.language],
    ['submission_id', id ?? ''],
  ];
  const filled = fields.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== '');
  const sources = linesOf(draft.sources).map(({ words }) => words);
  return {
    title: draft.title.trim(),
    ...(Object.fromEntries(filled) as Partial<Story>),
    ...(sources.length > 0 ? { sources } : {}),
    ...(wish ? { investigate: wish } : {}),
  };
}

/** Hint for a future date on what can be verified before the event. */
export const dayHint = (day: string, now = new Date()): string | undefined =>
  Date.parse(day) > now.getTime() + MAX_UTC_OFFSET_MS ? t('submit.thisDateIsInThe') : undefined;
/** How far the earliest time zone is ahead of UTC, in ms. */
const MAX_UTC_OFFSET_MS = 14 * 3_600_000;

const FIELD_BY_PROPERTY: Record<string, keyof Draft> = {
  title: 'title',
  summary: 'claim',
  url: 'url',
  article_text: 'text',
  location: 'place',
  event_date: 'day',
  language: 'language',
  sources: 'sources',
};
const FIELD_NAMES: Record<string, string> = {
  title: t('submit.theHeadline'),
  summary: t('submit.theClaim'),
  url: t('submit.theUrl'),
  article_text: t('submit.theText'),
  location: t('submit.thePlace'),
  event_date: t('submit.theDate'),
  language: t('submit.theLanguage'),
  sources: t('submit.theUrl'),
};

export interface FormFaults {
  beside: Partial<Record<keyof Draft, string[]>>;
  /** Error without those that belong to a field; null if none remain. */
  rest: unknown;
}

/** Server errors by form field. */
export function toFormFaults(error: unknown, draft: Draft): FormFaults {
  if (!(error instanceof Problem) || error.code !== 'invalid-input') return { beside: {}, rest: error };
  const beside: FormFaults['beside'] = {};
  const left = error.items.filter(({ detail, path: [name = '', item] }) => {
    const field = FIELD_BY_PROPERTY[name];
    if (!field) return true;
    const line = name === 'sources' && item !== undefined ? linesOf(draft.sources)[Number(item)]?.line : undefined;
    const words = `${FIELD_NAMES[name]} ${detail.replace(/^\S+ /, '')}`;
    (beside[field] ??= []).push(
      line === undefined ? words : t('submit.lineLineValue', { line, value: words.replace(/^T/, 't') }),
    );
    return false;
  });
  return { beside, rest: left.length > 0 ? error : null };
}
