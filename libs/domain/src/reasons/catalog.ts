import { dayOf } from '../time';

/** A reason as given to programs, and as nested in other reasons. */
export interface CodeLine {
  code: string;
  params: object;
}

/** Says the reasons that a reason holds. */
type Say = (held: CodeLine) => string;

/**
 * English text of each code: a function, or a template whose placeholders define the parameter types. `{name}` is a
 * string, `{days, number}` a number, `{date, day}` an ISO date; other kinds are in `KINDS`: `{pages, plural, # page|#
 * pages}`. A line break is a space.
 */
export type Catalog = Record<string, string | ((params: never, say: Say) => string)>;

type TypeOf<Kind extends string> = Kind extends 'list' | 'and' | 'quoted'
  ? string[]
  : Kind extends 'day'
    ? string
    : number;

type ParamOf<Hole extends string> = Hole extends `${infer Name}, ${infer Kind}`
  ? Record<Name, TypeOf<Kind>>
  : Record<Hole, string>;

type ParamsIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? ParamOf<Hole> & ParamsIn<Rest>
  : unknown;

/** Parameters of a code. */
export type ParamsOf<Entry> = Entry extends string
  ? { [Name in keyof ParamsIn<Entry>]: ParamsIn<Entry>[Name] }
  : Entry extends (params: infer Params, say: Say) => string
    ? Params
    : never;

const KINDS = {
  number: String,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  signed: (points: number) => `${points > 0 ? '+' : ''}${points}`,
  day: dayOf,
  list: (items: string[]) => items.join(', '),
  and: (items: string[]) => items.join(' and '),
  quoted: (items: string[]) => items.map((item) => `“${item}”`).join(', '),
  plural: (count: number, forms: string) =>
    (forms.split('|')[count === 1 ? 0 : 1] ?? '').replace('#', count.toLocaleString('en')),
};

const HOLE = /\{(\w+)(?:, (\w+))?(?:, ([^}]+))?\}/g;

/** The text of a catalog with its parameters filled in. */
export const fillIn = (text: string, params: object): string =>
  text.replace(/\n +/g, ' ').replace(HOLE, (_, name: string, kind: keyof typeof KINDS | undefined, forms: string) => {
    const value = (params as Record<string, unknown>)[name];
    return kind ? KINDS[kind](value, forms) : String(value);
  });
