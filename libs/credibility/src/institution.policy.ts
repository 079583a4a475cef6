import { publicSuffixOf } from './host';
import { OFFICIAL_SITES } from './registry/official';

export interface Institution {
  kind: 'official' | 'academic';
  /** What it is, for the reason. */
  what: string;
}

/** Suffixes that a state gives only to its own bodies. `go` and `gob` are checked by country. */
const STATE = /^(?:.+\.)?(?:gov|mil|gob|gouv|govt|gub|gv|admin)\.[a-z]{2}$/;
const GO_COUNTRIES = new Set(['jp', 'kr', 'id', 'th', 'ke', 'tz', 'ug', 'cr', 'ci', 'la']);
const ACADEMIC = /^(?:.+\.)?(?:ac|edu|univ)\.[a-z]{2}$/;

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
