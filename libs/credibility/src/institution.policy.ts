import { createReason, type Reason } from '@corroborate/domain';
import { getHostSuffix } from './host';
import { OFFICIAL_SITES } from './registry/official';

export interface Institution {
  kind: 'official' | 'academic';
  /** Kind of institution. */
  reason: Reason<'outlet.institution'>;
}

/** Suffixes that states reserve for their own bodies. `go` and `gob` are checked by country. */
const STATE_SUFFIX = /^(?:.+\.)?(?:gov|mil|gob|gouv|govt|gub|gv|admin)\.[a-z]{2}$/;
const GO_COUNTRIES = new Set(['jp', 'kr', 'id', 'th', 'ke', 'tz', 'ug', 'cr', 'ci', 'la']);
const ACADEMIC_SUFFIX = /^(?:.+\.)?(?:ac|edu|univ)\.[a-z]{2}$/;

/**
 * Public body or university, as shown by the registration rules of its domain; null for others. Only the end of the
 * host counts.
 */
export function findInstitution(host: string): Institution | null {
  const suffix = getHostSuffix(host);
  const kindOf = (kind: Institution['kind'], body: InstitutionKind): Institution => ({
    kind,
    reason: createReason('outlet.institution', { body, suffix }),
  });
  if (host.endsWith('.gov') || host === 'gov') return kindOf('official', 'american-government');
  if (host.endsWith('.mil')) return kindOf('official', 'american-forces');
  if (host.endsWith('.int')) return kindOf('official', 'treaty');
  if (host.endsWith('.edu')) return kindOf('academic', 'american-university');
  if (isStateSuffix(suffix)) return kindOf('official', 'state-suffix');
  if (isOfficialSite(host)) return kindOf('official', 'known-address');
  if (isUnitedStatesLocality(host)) return kindOf('official', 'american-locality');
  return ACADEMIC_SUFFIX.test(suffix) ? kindOf('academic', 'research-suffix') : null;
}

type InstitutionKind = Reason<'outlet.institution'>['params']['body'];

/**
 * Whether a suffix is reserved by a state. It must be on the public suffix list, so that a privately bought `gov.xy`
 * does not pass.
 */
function isStateSuffix(suffix: string): boolean {
  if (STATE_SUFFIX.test(suffix)) return true;
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

/** `ci.name.st.us`, `co.name.st.us`, `state.st.us`: delegated only to cities, counties and states. */
function isUnitedStatesLocality(host: string): boolean {
  return (
    /(?:^|\.)(?:ci|co|town|vil|twp)\.[a-z-]+\.[a-z]{2}\.us$/.test(host) || /(?:^|\.)state\.[a-z]{2}\.us$/.test(host)
  );
}
