import { publicSuffixOf } from './host';

export interface Institution {
  kind: 'official' | 'academic';
  /** What it is, for the reason. */
  what: string;
}

/** Suffixes that a state gives only to its own bodies. `go` and `gob` are checked by country. */
const STATE = /^(?:.+\.)?(?:gov|mil|gob|gouv|govt|gub|gv|admin)\.[a-z]{2}$/;
const GO_COUNTRIES = new Set(['jp', 'kr', 'id', 'th', 'ke', 'tz', 'ug', 'cr', 'ci', 'la']);
const ACADEMIC = /^(?:.+\.)?(?:ac|edu|univ)\.[a-z]{2}$/;

/** Public bodies under ordinary suffixes. A host under one of them is that body's. */
const OFFICIAL_SITES = new Set([
  'europa.eu',
  'un.org',
  'unhcr.org',
  'unicef.org',
  'unesco.org',
  'worldbank.org',
  'imf.org',
  'oecd.org',
  'icrc.org',
  'ifrc.org',
  'iaea.org',
  'osce.org',
  'opcw.org',
  'wto.org',
  'interpol.int',
  'oas.org',
  'icj-cij.org',
  'unodc.org',
  'wfp.org',
  'fao.org',
  'reliefweb.int',
  'nhs.uk',
  'parliament.uk',
  'police.uk',
  'gov.uk',
  'mod.uk',
  'royal.uk',
  'supremecourt.uk',
  'bankofengland.co.uk',
  'gov.scot',
  'gov.wales',
  'parliament.scot',
  'senedd.wales',
  'canada.ca',
  'gc.ca',
  'parl.ca',
  'ontario.ca',
  'quebec.ca',
  'alberta.ca',
  'bund.de',
  'bundestag.de',
  'bundesregierung.de',
  'bundeskanzler.de',
  'bundesrat.de',
  'bundesbank.de',
  'destatis.de',
  'rki.de',
  'bayern.de',
  'nrw.de',
  'berlin.de',
  'hamburg.de',
  'auswaertiges-amt.de',
  'bmi.bund.de',
  'polizei.de',
  'dwd.de',
  'elysee.fr',
  'senat.fr',
  'assemblee-nationale.fr',
  'service-public.fr',
  'insee.fr',
  'rijksoverheid.nl',
  'overheid.nl',
  'government.nl',
  'politie.nl',
  'cbs.nl',
  'belgium.be',
  'fgov.be',
  'admin.ch',
  'parlament.ch',
  'oesterreich.gv.at',
  'parlament.gv.at',
  'governo.it',
  'quirinale.it',
  'senato.it',
  'camera.it',
  'istat.it',
  'boe.es',
  'lamoncloa.es',
  'regeringen.se',
  'riksdagen.se',
  'government.se',
  'polisen.se',
  'regjeringen.no',
  'stortinget.no',
  'politiet.no',
  'regeringen.dk',
  'ft.dk',
  'valtioneuvosto.fi',
  'kremlin.ru',
  'government.ru',
  'ecb.europa.eu',
  'federalreserve.gov',
  'bankofcanada.ca',
  'rba.gov.au',
  'ecdc.europa.eu',
  'usps.com',
  'coe.int',
  'gov.ie',
  'oireachtas.ie',
  'garda.ie',
  'met.ie',
  'metoffice.gov.uk',
  'gov.si',
  'gov.pl',
  'vlada.cz',
  'policie.cz',
  'kormany.hu',
  'presidency.ua',
  'rada.gov.ua',
  'admin.cam',
  'vatican.va',
]);

/**
 * A public body or a university by the rules of its domain; null for all others. The end of the host decides, never its
 * middle.
 */
export function institutionOf(host: string): Institution | null {
  const suffix = publicSuffixOf(host);
  if (host.endsWith('.gov') || host === 'gov')
    return official('a body of the United States or one of its states (.gov)');
  if (host.endsWith('.mil')) return official('the armed forces of the United States (.mil)');
  if (host.endsWith('.int')) return official('an organisation founded by treaty (.int)');
  if (host.endsWith('.edu')) return academic('an accredited American university or college (.edu)');
  if (isStateSuffix(suffix)) return official(`a public body under the state’s own suffix .${suffix}`);
  if (isOfficialSite(host)) return official('a public body known by its address');
  if (isUnitedStatesLocality(host)) return official('a local government under the .us locality scheme');
  if (ACADEMIC.test(suffix)) return academic(`a university or research body under the suffix .${suffix}`);
  return null;
}

const official = (what: string): Institution => ({ kind: 'official', what });
const academic = (what: string): Institution => ({ kind: 'academic', what });

/** The suffix must be one of the public list, so that `gov.xy` bought by somebody does not pass. */
function isStateSuffix(suffix: string): boolean {
  if (STATE.test(suffix)) return true;
  const go = /^(?:.+\.)?go\.([a-z]{2})$/.exec(suffix);
  return (
    (go !== null && GO_COUNTRIES.has(go[1]!)) ||
    /^(?:.+\.)?(?:jus|leg|mp|def)\.br$/.test(suffix) ||
    suffix === 'gc.ca' ||
    suffix === 'police.uk' ||
    suffix === 'nhs.uk' ||
    suffix === 'nic.in'
  );
}

function isOfficialSite(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, at) => OFFICIAL_SITES.has(labels.slice(at).join('.')));
}

/** `ci.name.st.us`, `co.name.st.us`, `state.st.us`: delegated to cities, counties and states alone. */
function isUnitedStatesLocality(host: string): boolean {
  return (
    /(?:^|\.)(?:ci|co|town|vil|twp)\.[a-z-]+\.[a-z]{2}\.us$/.test(host) || /(?:^|\.)state\.[a-z]{2}\.us$/.test(host)
  );
}
