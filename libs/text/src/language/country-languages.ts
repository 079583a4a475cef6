import { fold } from '../fold';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

const WHOLE: Readonly<Record<string, string>> = { nb: 'no' };

const plain = (name: string): string =>
  fold(name)
    .trim()
    .replace(/^the\s+/, '');

let codes: ReadonlyMap<string, string> | null = null;
/** Made when it is first asked for: every pair of letters that stands for a country, by its English name. */
const byName = (): ReadonlyMap<string, string> =>
  (codes ??= new Map(
    LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).flatMap((code) => {
      const name = NAMES.of(code);
      return name === undefined || name === code ? [] : [[plain(name), code] as const];
    }),
  ));

/** Code of two letters of a country by its English name, as Unicode's data have it; null where it is none. */
export const countryCodeOf = (name: string): string | null => byName().get(plain(name)) ?? null;

/** The likeliest language of a country, two letters mostly, as Unicode's data have it; null where they know none. */
export function likelyLanguageOf(country: string): string | null {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  // Engines and pages call both written forms of Norwegian by one name.
  return language === 'und' ? null : (WHOLE[language] ?? language);
}
