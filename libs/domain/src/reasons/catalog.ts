import { datelineLength } from '@corroborate/text';
import { chooseVerb, capitalize, spellCount, joinNames, pluralize } from '../pluralize';
import { formatDay } from '../time';
import { TEXT_TABLES } from './words';

/** A reason in the form given to programs and nested in other reasons. */
export interface ReasonData {
  code: string;
  params: object;
}

/** Renders a nested reason as English. */
type RenderReason = (held: ReasonData) => string;

/**
 * English text of each code: a template whose placeholders define the parameter types, or a function where a template
 * is not enough. `{name}` is a string; `{days, number}` and `{pages, plural, # page|# pages}` name a parameter format,
 * `{part, partEmpty}` a table in `TEXT_TABLES`. A line break becomes a space.
 */
export type Catalog = Record<string, string | ((params: never, say: RenderReason) => string)>;

type KindIn<Rest extends string> = Rest extends `${infer Kind}, ${string}` ? Kind : Rest;
type TypeOf<Kind extends string> = Kind extends keyof typeof FORMATTERS
  ? Parameters<(typeof FORMATTERS)[Kind]>[0]
  : Kind extends keyof typeof TEXT_TABLES
    ? keyof (typeof TEXT_TABLES)[Kind]
    : never;

type ParamOf<Hole extends string> = Hole extends `${infer Name}, ${infer Rest}`
  ? Record<Name, TypeOf<KindIn<Rest>>>
  : Record<Hole, string>;

type ParamsIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? ParamOf<Hole> & ParamsIn<Rest>
  : unknown;

/** Parameters of a code. */
export type ParamsOf<Entry> = Entry extends string
  ? { [Name in keyof ParamsIn<Entry>]: ParamsIn<Entry>[Name] }
  : Entry extends (params: infer Params, say: RenderReason) => string
    ? Params
    : never;

/** Parameter formats. `forms`: alternatives separated by `|`, with `#` in place of the value. */
export const FORMATTERS = {
  number: (value: number) => String(value),
  fixed: (value: number) => value.toFixed(2),
  percent: (share: number) => `${Math.round(share * 100)}%`,
  signed: (points: number) => `${points > 0 ? '+' : ''}${points}`,
  /** Forms for one, several, none. */
  plural: (count: number, forms: string) =>
    chooseForm(forms, count === 1, count).replace('#', count.toLocaleString('en')),
  /** Like `plural`, by the length of a list. */
  count: (items: string[], forms: string) => FORMATTERS.plural(items.length, forms),
  if: (holds: boolean, forms: string) => chooseForm(forms, holds),
  /** First form if there is a value; second if it is null or empty. */
  given: (value: string | null, forms: string) => chooseForm(forms, Boolean(value)).replace('#', () => value ?? ''),
  any: (items: string[], forms: string) => FORMATTERS.given(items.join(', '), forms),
  /** Not rendered; for programs only. */
  unsaid: (_value: string) => '',
  day: formatDay,
  dated: (day: string | null, forms: string) => FORMATTERS.given(day && formatDay(day), forms),
  /** `2026-10-12 14:55 UTC`. */
  minute: (moment: string | null, forms: string) =>
    FORMATTERS.given(moment && `${moment.slice(0, 16).replace('T', ' ')} UTC`, forms),
  span: (days: number) => {
    if (days < 60) return pluralize(Math.round(days), 'day');
    return days < 730 ? pluralize(Math.round(days / 30.4), 'month') : pluralize(Math.round(days / 365.25), 'year');
  },
  lasting: (minutes: number) => (minutes < 120 ? pluralize(minutes, 'minute') : `${Math.round(minutes / 60)} hours`),
  within: (minutes: number) => (minutes <= 120 ? pluralize(minutes, 'minute') : `${Math.ceil(minutes / 60)} hours`),
  people: (population: number | null) => population?.toLocaleString('en') ?? 'fewer than 1,000 or unknown',
  list: (items: string[], none = '') => items.join(', ') || none,
  and: (items: string[], none = '') => items.join(' and ') || none,
  or: (items: string[]) => items.join(' or '),
  series: (items: string[]) => items.join('; '),
  few: (items: string[]) => items.slice(0, 4).join(', '),
  quoted: (items: string[], between = ', ') => items.map((item) => `“${item}”`).join(between),
  /** Quotation marks inside the text become single ones. */
  quote: (text: string) => `“${text.replaceAll('“', '‘').replaceAll('.”', '’').replaceAll('”', '’')}”`,
  quotes: (items: string[]) => items.map((item) => FORMATTERS.quote(item)).join(', '),
  /** Ends with a period. */
  sentence: (text: string) => (/[.!?…。]$/u.test(text) ? text : `${text}.`),
  /** Replaces hyphens and underscores by spaces: `public-money`, `count_distinct`. */
  spaced: (name: string) => name.replace(/[-_]/g, ' '),
  /** Removes the dateline, which is not part of a claim. */
  undated: (claim: string) => claim.slice(datelineLength(claim)),
  /** A link is not page text, so it is described instead of quoted. */
  byCue: (cue: string) => (cue === 'link' ? ', to which it links' : ` (“${cue}”)`),
  ledBy: (cue: string | null) => FORMATTERS.given(cue && (NON_TEXT_EVIDENCE[cue] ?? ` (“${cue}”)`), '#'),
  through: (hands: number) => (hands > 1 ? `, through ${pluralize(hands - 1, 'other')}` : ''),
  /** “A”, “A and B”, “A, B, C and two others”. */
  named: (names: string[]) => {
    const others = names.length - MAX_NAMES;
    return joinNames(others > 1 ? [...names.slice(0, MAX_NAMES), `${spellCount(others)} others`] : names);
  },
  /** “Three independent credible sources support it”. */
  sources: (names: string[], forms: string) =>
    `${capitalize(spellCount(names.length))} independent credible ${chooseVerb(names.length, 'source', 'sources')} ` +
    `${FORMATTERS.count(names, forms)} it`,
  /** “one supports it (AP)”, “no credible source supports it”. */
  support: (names: string[]) =>
    names.length === 0
      ? 'no credible source supports it'
      : `${spellCount(names.length)} ${chooseVerb(names.length, 'supports', 'support')} it ` +
        `(${FORMATTERS.named(names)})`,
  reasons: (held: ReasonData[], forms = ' ', say: RenderReason = String) =>
    held.map(say).join(forms.split('|')[0]) || chooseForm(forms, false),
};

/** Maximum outlets named in a sentence; any others are only counted. */
const MAX_NAMES = 3;

/** Text for evidence that is not text on a page. */
const NON_TEXT_EVIDENCE: Record<string, string> = {
  link: ', by a link',
  'credit line': ', by a credit line',
  'same text': ', by the same text',
  unnamed: '',
};

/** The first form if `first`, otherwise the second, or the third if the count is zero. */
function chooseForm(forms: string, first: boolean, count?: number): string {
  const [one = '', other = '', none = other] = forms.split('|');
  if (count === 0) return none;
  return first ? one : other;
}

const PLACEHOLDER = /\{(\w+)(?:, (\w+))?(?:, ([^}]+))?\}/g;

/** Inserts the parameters into a catalog text. */
export function fillTemplate(text: string, params: object, say: RenderReason): string {
  const fill = (_: string, name: string, kind?: string, forms?: string): string => {
    const value = (params as Record<string, unknown>)[name];
    if (kind === undefined) return String(value);
    const written = (FORMATTERS as Record<string, (value: never, forms?: string, say?: RenderReason) => string>)[kind];
    if (written) return written(value as never, forms, say);
    const words = (TEXT_TABLES as Record<string, Record<string, string>>)[kind]?.[String(value)];
    return words?.replace(PLACEHOLDER, fill) ?? String(value);
  };
  return text.replace(/\n +/g, ' ').replace(PLACEHOLDER, fill).trim();
}
