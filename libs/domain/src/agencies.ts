import { everywhere, lexicon, lexiconRows, nameKey } from '@corroborate/text';

/** A news agency: copy of its runs under other mastheads. */
interface Agency {
  /** The short name under which copy is credited. */
  name: string;
  /** Its own site; null when it has none that readers see. */
  site: string | null;
  /**
   * The forms its credits take, the long before the short. Short ones that are words or initials count only inside a
   * credit.
   */
  forms: readonly string[];
  /** It is read under its own name as well: who relies on it relies on an outlet. */
  outlet?: true;
}

export const AGENCIES: readonly Agency[] = lexiconRows('any', 'agencies').map(
  ([name, { site, forms = '', outlet }]) => ({
    name,
    site: site ?? null,
    forms: forms.split(', '),
    ...(outlet === undefined ? {} : { outlet: true }),
  }),
);

/** Initials that stand for much else; outside a credit they name no one. */
const AMBIGUOUS = new Set(lexicon('any', 'agency-initials').words);
/** What a credit says beside the name of the agency. */
const BESIDE_NAME = everywhere(lexicon('en', 'credits'));
const BY_KEY = new Map(
  AGENCIES.flatMap((agency) => [agency.name, ...agency.forms].map((form) => [nameKey(form), agency] as const)),
);
const BY_SITE = new Map(AGENCIES.flatMap((agency) => (agency.site ? [[agency.site, agency] as const] : [])));

/** One key for all spellings of one agency, as credits have them: its site if it is known, else the plain name. */
export function agencyKey(credit: string): string {
  const plain = nameKey(credit.replace(BESIDE_NAME, ' '));
  return BY_KEY.get(plain)?.site ?? plain;
}

/** The site of the agency credited so; null when it is not one that is known. */
export const agencySiteOf = (credit: string): string | null =>
  BY_SITE.has(agencyKey(credit)) ? agencyKey(credit) : null;

/**
 * Is this, in running text, an agency that is not also read as a newspaper? By its name, or by its site where that is
 * known.
 */
export function isAgency(name: string, site: string | null): boolean {
  const key = nameKey(name);
  const agency = (site === null ? undefined : BY_SITE.get(site)) ?? (AMBIGUOUS.has(key) ? undefined : BY_KEY.get(key));
  return agency !== undefined && !agency.outlet;
}

/** Is this the site of an agency? */
export const isAgencySite = (site: string | null): boolean => site !== null && BY_SITE.has(site);
