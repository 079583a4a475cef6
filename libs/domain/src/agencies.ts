import { nameKey } from '@corroborate/text';

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
  /** It is read under its own name as well: who leans on it leans on an outlet. */
  outlet?: true;
}

export const AGENCIES: readonly Agency[] = [
  { name: 'Reuters', site: 'reuters.com', forms: ['Thomson Reuters Foundation', 'Thomson Reuters', 'Reuters'] },
  { name: 'AP', site: 'apnews.com', forms: ['The Associated Press', 'Associated Press', 'A.P.', 'AP'] },
  { name: 'AFP', site: 'afp.com', forms: ['Agence France-Presse', 'Agence France Presse', 'AFP'] },
  { name: 'dpa', site: 'dpa.com', forms: ['Deutsche Presse-Agentur', 'dpa'] },
  { name: 'PA', site: 'pamediagroup.com', forms: ['PA Media', 'Press Association', 'PA News Agency', 'PA'] },
  { name: 'UPI', site: 'upi.com', forms: ['United Press International', 'UPI'] },
  { name: 'ANSA', site: 'ansa.it', forms: ['ANSA'] },
  { name: 'EFE', site: 'efe.com', forms: ['Agencia EFE', 'EFE'] },
  { name: 'TASS', site: 'tass.com', forms: ['ITAR-TASS', 'TASS'] },
  { name: 'Interfax', site: 'interfax.com', forms: ['Interfax-Ukraine', 'Interfax'] },
  { name: 'Xinhua', site: 'news.cn', forms: ['Xinhua News Agency', 'Xinhua'] },
  { name: 'Kyodo', site: 'kyodonews.net', forms: ['Kyodo News', 'Kyodo'] },
  { name: 'Jiji', site: 'jiji.com', forms: ['Jiji Press', 'Jiji'] },
  { name: 'Yonhap', site: 'yna.co.kr', forms: ['Yonhap News Agency', 'Yonhap'] },
  { name: 'PTI', site: 'ptinews.com', forms: ['Press Trust of India', 'PTI'] },
  { name: 'ANI', site: 'aninews.in', forms: ['Asian News International', 'ANI'] },
  { name: 'IANS', site: 'ians.in', forms: ['Indo-Asian News Service', 'IANS'] },
  { name: 'AAP', site: 'aap.com.au', forms: ['Australian Associated Press', 'AAP'] },
  { name: 'CP', site: 'thecanadianpress.com', forms: ['The Canadian Press', 'Canadian Press'] },
  { name: 'APA', site: 'apa.at', forms: ['Austria Presse Agentur', 'APA'] },
  { name: 'Keystone-SDA', site: 'keystone-sda.ch', forms: ['Keystone-SDA', 'SDA'] },
  { name: 'Bloomberg', site: 'bloomberg.com', forms: ['Bloomberg News', 'Bloomberg'], outlet: true },
  { name: 'Anadolu', site: 'aa.com.tr', forms: ['Anadolu Agency', 'Anadolu Ajansı', 'Anadolu'] },
  { name: 'Ukrinform', site: 'ukrinform.net', forms: ['Ukrinform'] },
  { name: 'ANP', site: 'anp.nl', forms: ['ANP'] },
  { name: 'Belga', site: 'belga.be', forms: ['Belga'] },
  { name: 'TT', site: 'tt.se', forms: ['TT News Agency', 'TT'] },
  { name: 'NTB', site: 'ntb.no', forms: ['NTB'] },
  { name: 'Ritzau', site: 'ritzau.dk', forms: ['Ritzau'] },
  { name: 'Lusa', site: 'lusa.pt', forms: ['Agência Lusa', 'Lusa'] },
  { name: 'Europa Press', site: 'europapress.es', forms: ['Europa Press'], outlet: true },
  { name: 'Tribune News Service', site: null, forms: ['Tribune News Service', 'TNS'] },
];

/** Initials that stand for much else; outside a credit they name nobody. */
const AMBIGUOUS = new Set(['pa', 'tt', 'cp', 'apa', 'sda', 'tns', 'anp', 'ntb', 'a p']);
const BY_KEY = new Map(
  AGENCIES.flatMap((agency) => [agency.name, ...agency.forms].map((form) => [nameKey(form), agency] as const)),
);
const BY_SITE = new Map(AGENCIES.flatMap((agency) => (agency.site ? [[agency.site, agency] as const] : [])));

/** One key for all spellings of one agency, as credits have them: its site where it is known, else the plain name. */
export function agencyKey(credit: string): string {
  const plain = nameKey(credit.replace(/\b(?:staff|writers?|reporters?|correspondent|news agency|via)\b/gi, ' '));
  return BY_KEY.get(plain)?.site ?? plain;
}

/** The site of the agency credited so; null when it is none that is known. */
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
