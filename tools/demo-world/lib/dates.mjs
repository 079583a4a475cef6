const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const AP_MONTHS = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (n) => String(n).padStart(2, '0');

/** Wall-clock parts of an instant in a zone, with the zone's offset at that moment. */
function parts(iso, zone) {
  const at = new Date(iso);
  const fields = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(at)
      .map((p) => [p.type, Number(p.value)]),
  );
  const { year, month, day, hour, minute, second } = fields;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return {
    year,
    month,
    day,
    hour,
    minute,
    second,
    weekday: new Date(wall).getUTCDay(),
    offset: Math.round((wall - at.getTime()) / 60000),
  };
}

export function isoLocal(iso, zone) {
  const p = parts(iso, zone);
  const sign = p.offset < 0 ? '-' : '+';
  const off = Math.abs(p.offset);
  const tail = p.offset === 0 ? 'Z' : `${sign}${two(Math.floor(off / 60))}:${two(off % 60)}`;
  return `${p.year}-${two(p.month)}-${two(p.day)}T${two(p.hour)}:${two(p.minute)}:${two(p.second)}${tail}`;
}

const ZONES = {
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Los_Angeles': 'PT',
  'Europe/London': 'UK time',
  'Europe/Madrid': 'CEST',
  UTC: 'UTC',
};
const clock12 = (p) => `${((p.hour + 11) % 12) + 1}:${two(p.minute)} ${p.hour < 12 ? 'a.m.' : 'p.m.'}`;

/** How the reader sees the date; each outlet has its habit. */
const STYLES = {
  long: (p, z) => `${MONTHS[p.month - 1]} ${p.day}, ${p.year} at ${clock12(p)} ${ZONES[z]}`,
  ap: (p) => `${AP_MONTHS[p.month - 1]} ${p.day}, ${p.year}`,
  weekday: (p) => `${DAYS[p.weekday]}, ${MONTHS[p.month - 1]} ${p.day}, ${p.year}`,
  uk: (p) => `${p.day} ${MONTHS[p.month - 1]} ${p.year}`,
  ukTime: (p) => {
    const day = `${DAYS[p.weekday].slice(0, 3)} ${p.day} ${MONTHS[p.month - 1].slice(0, 3)} ${p.year}`;
    return `${day} ${two(p.hour)}.${two(p.minute)}`;
  },
  us: (p) => `${two(p.month)}/${two(p.day)}/${p.year} ${clock12(p)}`,
  iso: (p) => `${p.year}-${two(p.month)}-${two(p.day)} ${two(p.hour)}:${two(p.minute)}`,
  utc: (p) => `${MONTHS[p.month - 1]} ${p.day}, ${p.year} ${two(p.hour)}:${two(p.minute)} UTC`,
  es: (p) => `${p.day} de ${MESES[p.month - 1]} de ${p.year} · ${two(p.hour)}:${two(p.minute)} h`,
  esShort: (p) => `${two(p.day)}/${two(p.month)}/${p.year} ${two(p.hour)}:${two(p.minute)}`,
};
export const shown = (iso, zone, style) => STYLES[style](parts(iso, style === 'utc' ? 'UTC' : zone), zone);

export function ymd(iso, zone) {
  const p = parts(iso, zone);
  return { y: String(p.year), m: two(p.month), d: two(p.day), mon: MONTHS[p.month - 1].slice(0, 3).toLowerCase() };
}
export const stamp14 = (iso) => new Date(iso).toISOString().replace(/\D/g, '').slice(0, 14);
