/**
 * Prints questions about the register with their correct answers, one JSON object per line: `node
 * tools/data-server/questions.ts [--seed 7] [--size 100000]`. `expected` is null if the register cannot answer, because
 * the payer did not submit a month of that year.
 */
import { parseArgs } from 'node:util';
import { makeDataSet, type Payment } from './data-set.ts';

const { values: given } = parseArgs({
  options: { seed: { type: 'string', default: '7' }, size: { type: 'string', default: '100000' } },
});
const { made, missing } = makeDataSet(Number(given.seed), Number(given.size));
const HOLES = new Set(missing.map(([payer, month]) => `${payer} ${month.slice(0, 4)}`));
/** Number of questions of each kind. */
const EACH = 20;

interface Asked {
  question: string;
  names: string[];
  expected: string | null;
}

const byYear = [...Map.groupBy(made, ({ payer, paid_on }) => `${payer}|${paid_on.slice(0, 4)}`)];
const pairs = [
  ...Map.groupBy(made, ({ payer, recipient, paid_on }) => [payer, recipient, paid_on.slice(0, 4)].join('|')),
]
  .filter(([key, own]) => own.length > 1 && !key.endsWith('2026'))
  .filter((_, at) => at % 37 === 0);

const known = (payer: string, year: string) => !HOLES.has(`${payer} ${year}`);

const ofPairs = (word: (payer: string, recipient: string, year: string) => string, value: (own: Payment[]) => string) =>
  pairs.map(([key, own]): Asked => {
    const [payer = '', recipient = '', year = ''] = key.split('|');
    const expected = known(payer, year) ? value(own) : null;
    return { question: word(payer, recipient, year), names: [payer, recipient], expected };
  });

/** As many answerable questions as are wanted of each kind, and half as many that cannot be answered. */
const some = (asked: Asked[]) => [
  ...asked.filter(({ expected }) => expected !== null).slice(0, EACH),
  ...asked.filter(({ expected }) => expected === null).slice(0, EACH / 2),
];

const often = byYear
  .filter(([key]) => !key.endsWith('2026'))
  .flatMap(([key, own]): Asked[] => {
    const [payer = '', year = ''] = key.split('|');
    const counts = [...Map.groupBy(own, ({ recipient }) => recipient)].sort((a, b) => b[1].length - a[1].length);
    const [first, second] = counts;
    if (!first || first[1].length === second?.[1].length) return [];
    const expected = known(payer, year) ? first[0] : null;
    return [{ question: `Whom did ${payer} pay most often in ${year}?`, names: [payer], expected }];
  });

const ASKED = [
  ...some(
    ofPairs(
      (a, b, year) => `How much did ${a} pay ${b} in ${year}?`,
      (own) => String(own.reduce((total, { amount }) => total + amount, 0)),
    ),
  ),
  ...some(
    ofPairs(
      (a, b, year) => `How many payments did ${a} make to ${b} in ${year}?`,
      (own) => String(own.length),
    ),
  ),
  ...some(
    ofPairs(
      (a, b, year) => `When did ${a} first pay ${b} in ${year}?`,
      (own) => firstDay(own),
    ),
  ),
  ...some(often),
  // Questions that the register is not about.
  ...pairs.slice(0, 5).map(([key]): Asked => {
    const [payer = ''] = key.split('|');
    return { question: `Why did the treasurer of ${payer} resign?`, names: [payer], expected: null };
  }),
];

function firstDay(own: Payment[]): string {
  return own.map(({ paid_on }) => paid_on).sort()[0] ?? '';
}

for (const asked of ASKED) process.stdout.write(`${JSON.stringify(asked)}\n`);
