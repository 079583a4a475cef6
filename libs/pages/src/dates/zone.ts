import { IANAZone } from 'luxon';

const FIXED_OFFSETS: Record<string, string> = {
  Z: '+00:00',
  UTC: '+00:00',
  GMT: '+00:00',
  WET: '+00:00',
  BST: '+01:00',
  WEST: '+01:00',
  CET: '+01:00',
  MEZ: '+01:00',
  WAT: '+01:00',
  CEST: '+02:00',
  MESZ: '+02:00',
  EET: '+02:00',
  SAST: '+02:00',
  CAT: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
  EAT: '+03:00',
  GST: '+04:00',
  PKT: '+05:00',
  IST: '+05:30',
  ICT: '+07:00',
  WIB: '+07:00',
  SGT: '+08:00',
  HKT: '+08:00',
  AWST: '+08:00',
  JST: '+09:00',
  KST: '+09:00',
  AEST: '+10:00',
  AEDT: '+11:00',
  NZST: '+12:00',
  NZDT: '+13:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  AKST: '-09:00',
  AKDT: '-08:00',
  HST: '-10:00',
  BRT: '-03:00',
  ART: '-03:00',
};
/** Zone names used without saying whether daylight saving time applies. */
const DST_ZONES: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AKT: 'America/Anchorage',
};

/** All zone abbreviations, for the date patterns. */
export const ZONE_WORDS = [...Object.keys(FIXED_OFFSETS), ...Object.keys(DST_ZONES)]
  .filter((z) => z !== 'Z')
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Minutes east of UTC at this local time; null if the zone is unknown. */
export function zoneOffset(zone: string, localAsUtc: number): number | null {
  const name = zone.toUpperCase();
  const fixed = /^(?:UTC|GMT)?([+\-−])(\d{1,2}):?(\d{2})?$/.exec(FIXED_OFFSETS[name] ?? name);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0);
    if (minutes > 14 * 60) return null;
    return fixed[1] === '+' ? minutes : -minutes;
  }
  const iana = DST_ZONES[name] ?? (zone.includes('/') && IANAZone.isValidZone(zone) ? zone : null);
  return iana ? IANAZone.create(iana).offset(localAsUtc) : null;
}
