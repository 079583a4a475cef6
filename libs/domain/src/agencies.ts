import { globalPattern, lexicon, lexiconRows, nameKey } from '@corroborate/text';

/** A news agency whose reports appear in other outlets. */
interface Agency {
  /** Short name used in credits. */
  name: string;
  /** Website domain; null if the agency has none for readers. */
  site: string | null;
  /** Forms of its name in credits, longest first. Short words and initials match only inside a credit. */
  forms: readonly string[];
  /** True if people also read it as an outlet, so that citing it means relying on an outlet. */
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

/** Ambiguous initials; outside a credit they identify no agency. */
const AMBIGUOUS_INITIALS = new Set(lexicon('any', 'agency-initials').words);
/** Words in a credit other than the agency name. */
const CREDIT_WORDS = globalPattern(lexicon('en', 'credits'));
const AGENCY_BY_KEY = new Map(
  AGENCIES.flatMap((agency) => [agency.name, ...agency.forms].map((form) => [nameKey(form), agency] as const)),
);
const AGENCY_BY_SITE = new Map(AGENCIES.flatMap((agency) => (agency.site ? [[agency.site, agency] as const] : [])));

/** One key for all spellings of an agency: its site if known, otherwise the normalized name. */
export function agencyKey(credit: string): string {
  const plain = nameKey(credit.replace(CREDIT_WORDS, ' '));
  return AGENCY_BY_KEY.get(plain)?.site ?? plain;
}

/** Site of the credited agency; null if the agency is unknown or has none. */
export const findAgencySite = (credit: string): string | null =>
  AGENCY_BY_SITE.has(agencyKey(credit)) ? agencyKey(credit) : null;

/** Whether the name or site in running text is an agency that is not also read as a newspaper. */
export function isAgency(name: string, site: string | null): boolean {
  const key = nameKey(name);
  const agency =
    (site === null ? undefined : AGENCY_BY_SITE.get(site)) ??
    (AMBIGUOUS_INITIALS.has(key) ? undefined : AGENCY_BY_KEY.get(key));
  return agency !== undefined && !agency.outlet;
}

export const isAgencySite = (site: string | null): boolean => site !== null && AGENCY_BY_SITE.has(site);
