/**
 * A fictional register of public payments, identical for the same seed: who was paid what, when, by whom and for what.
 * It has the faults of real ones: vouchers entered twice under two numbers, rows delivered twice under one number, and
 * months that a payer never submitted. The correct data is known in each case.
 */
export interface Payment {
  id: string;
  voucher: string;
  payer: string;
  recipient: string;
  /** Whole dollars. */
  amount: number;
  paid_on: string;
  category: string;
  purpose: string;
  place: string;
  title: string;
  text: string;
}

export interface DataSet {
  /** As published: with duplicates and without the missing months. */
  rows: Payment[];
  /** Every payment made, each once. */
  made: Payment[];
  /** Months that a payer never submitted: `payer` → `2021-03`. */
  missing: [payer: string, month: string][];
}

const COUNTIES = [
  'Harlan Elmore Tolland Corwen Ashby Marlow Denholm Fenwick Garrick Hollis Ingram Jessop Kirkby Lorne',
  'Mercer Norwood Oakes Pruett Quimby Rutland',
].flatMap((line) => line.split(' '));
const CITIES = ['Briarton Calder Dunmore Eastvale Farrow Glenrock Hadley Ivers Kestrel Larkin'].flatMap((line) =>
  line.split(' '),
);
const FIRST = [
  'Brightwater Redstone Clearfork Ironbridge Silverleaf Northgate Stonehill Oakhurst Riverbend',
  'Bluecrest Goldfinch Westmark Highfield Longmeadow Ferngate Cedarline Copperfield Hawthorn Millbrook',
  'Graymoor',
].flatMap((line) => line.split(' '));
const SECOND = [
  'Paving;Civil Works;Medical Supply;Software;Security;Catering;Consulting;Plumbing;Transit;Roofing',
  'Printing;Energy;Landscaping;Staffing;Engineering;Logistics;Fencing;Telecom;Water Systems;Legal',
].flatMap((line) => line.split(';'));
const PURPOSES: [category: string, purpose: string][] = [
  ['roads', 'bridge deck repair'],
  ['roads', 'resurfacing of county roads'],
  ['health', 'vaccines and cold storage'],
  ['health', 'clinic supplies'],
  ['computing', 'licences for the records system'],
  ['safety', 'guards at the courthouse'],
  ['food', 'school lunches'],
  ['advice', 'a study of water rates'],
  ['buildings', 'a new roof for the library'],
  ['buildings', 'plumbing at the fire station'],
  ['transport', 'buses on loan'],
  ['energy', 'street lighting'],
  ['grounds', 'care of parks'],
  ['staff', 'temporary clerks'],
  ['law', 'counsel in a land dispute'],
];

const PAYERS = [...COUNTIES.map((name) => `${name} County`), ...CITIES.map((name) => `City of ${name}`)];
const RECIPIENTS = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));
const START = Date.UTC(2019, 0, 1);
const DAYS = 2_560;
const DAY = 86_400_000;

/** Payments that the demo's topics are about; they appear only in the register, on no page. */
const TOPIC_PAYMENTS: Omit<Payment, 'id' | 'voucher' | 'title' | 'text' | 'place'>[] = [
  {
    payer: 'Harlan County',
    recipient: 'Brightwater Paving',
    amount: 318_400,
    paid_on: '2026-10-14',
    category: 'roads',
    purpose: 'bridge deck repair',
  },
  {
    payer: 'City of Kestrel',
    recipient: 'Silverleaf Security',
    amount: 92_750,
    paid_on: '2026-10-13',
    category: 'safety',
    purpose: 'guards at the courthouse',
  },
  {
    payer: 'Tolland County',
    recipient: 'Graymoor Consulting',
    amount: 1_250_000,
    paid_on: '2026-10-12',
    category: 'advice',
    purpose: 'a study of water rates',
  },
];

const MONTHS = ['January February March April May June July August September October November December'].flatMap(
  (line) => line.split(' '),
);

export function makeDataSet(seed = 7, size = 100_000): DataSet {
  const random = generator(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const month = () => `2021-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}`;
  const missing = PAYERS.slice(0, 12).map((payer): [string, string] => [payer, month()]);
  const lost = new Set(missing.map((pair) => pair.join(' ')));
  const made: Payment[] = [];
  for (let at = 0; at < size; at += 1) {
    const [category, purpose] = pick(PURPOSES);
    const paid_on = new Date(START + Math.floor(random() * DAYS) * DAY).toISOString().slice(0, 10);
    const amount = 500 + Math.floor(random() ** 4 * 900_000);
    made.push(payment(at, { payer: pick(PAYERS), recipient: pick(RECIPIENTS), amount, paid_on, category, purpose }));
  }
  for (const [at, given] of TOPIC_PAYMENTS.entries()) made.push(payment(size + at, given));
  const published = made.filter(({ payer, paid_on }) => !lost.has(`${payer} ${paid_on.slice(0, 7)}`));
  const twice = published.filter((_, at) => at % 50 === 7 && at < size - 100);
  // Every other duplicate was entered again under its own number; the rest are the same row delivered twice.
  const again = twice.map((row, at) => (at % 2 === 0 ? { ...row, id: `${row.id}-B` } : row));
  return { rows: [...published, ...again], made, missing };
}

function payment(at: number, given: Omit<Payment, 'id' | 'voucher' | 'title' | 'text' | 'place'>): Payment {
  const { payer, recipient, amount, paid_on, purpose } = given;
  const place = payer.replace('City of ', '');
  const sum = `$${amount.toLocaleString('en-US')}`;
  const title = `${payer} paid ${recipient} ${sum} for ${purpose}`;
  const [year, month, day] = paid_on.split('-').map(Number);
  const spoken = `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
  return {
    id: `PAY${String(at).padStart(7, '0')}`,
    voucher: `V-${String(at * 7919 + 104_729)}`,
    ...given,
    place,
    title,
    text: `${title} on ${spoken}. The voucher was signed by the treasurer of ${place}.`,
  };
}

/** Mulberry32: small, and identical on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
