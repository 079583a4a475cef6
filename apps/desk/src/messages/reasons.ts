import { createTranslator } from 'use-intl/core';
import { reasons as es } from './es/reasons';

/** A sentence of the server as a code with parameters. */
export interface ReasonCode {
  code: string;
  params: object;
}

type Values = Record<string, string | number>;

type Catalog = Record<string, Record<string, string>>;
/** The translator with codes as keys, which are not known to the types. */
interface Translator {
  (code: string, values: Values): string;
  has(code: string): boolean;
}

const CATALOGS: Record<string, Catalog> = { es };
const MAX_NAMES = 3;

/** The sentence in a language, such as `es`; null if it is not in its catalog, as in English, which the server writes. */
export function createReasonTranslator(into: string): (reason: ReasonCode) => string | null {
  const messages = CATALOGS[into];
  if (!messages) return () => null;
  const options = { onError: () => undefined, getMessageFallback: () => '' };
  const translate = createTranslator({ locale: into, messages, ...options }) as unknown as Translator;
  const lists = new Intl.ListFormat(into);
  const days = new Intl.DateTimeFormat(into, { dateStyle: 'medium', timeZone: 'UTC' });
  const join = (items: string[]) => {
    const count = items.length - MAX_NAMES;
    return lists.format(count > 1 ? [...items.slice(0, MAX_NAMES), translate('list.others', { count })] : items);
  };

  /** Missing arguments, such as an untranslated reason within the reason, leave the sentence in English. */
  const textOf = ({ code, params }: ReasonCode): string | null =>
    translate.has(code) ? translate(code, valuesOf(params)) || null : null;

  const valuesOf = (params: object): Values => {
    const values: Values = {};
    for (const [name, value] of Object.entries(params) as [string, unknown][]) {
      if (typeof value === 'boolean') values[name] = value ? 'yes' : 'no';
      else if (typeof value === 'number') values[name] = value;
      else if (typeof value === 'string') values[name] = name === 'day' ? days.format(new Date(value)) : value;
      else if (Array.isArray(value)) {
        const items = value.map((one: string | ReasonCode) => (typeof one === 'object' ? textOf(one) : one));
        values[`${name}Count`] = items.length;
        if (!items.includes(null)) values[name] = join(items as string[]);
      }
    }
    return values;
  };
  return textOf;
}
