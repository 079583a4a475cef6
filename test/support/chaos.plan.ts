import { createRandom } from './random';

/** What is done to the product, at which moment after work was seen to go on (ms), and to which of its two workers. */
export interface Fault {
  kind: 'kill' | 'freeze' | 'crash' | 'wipe';
  after: number;
  victim: 0 | 1;
}

export interface Amounts {
  kills: number;
  crashes: number;
  wipes: number;
  freezes: number;
}

/** The ordinary form, or so many kills as `TEST_CHAOS` says and the rest in the measure of a long trial. */
export const parseAmounts = (asked: string | undefined): Amounts => {
  const kills = Math.max(1, Number(asked ?? 8) || 8);
  const rarely = Math.max(1, Math.round(kills / 30));
  return { kills, crashes: rarely, wipes: rarely, freezes: rarely };
};

/** The same for the same seed: which faults, in which order, when. */
export function chaosPlan({ kills, crashes, wipes, freezes }: Amounts, seed: number): Fault[] {
  const random = createRandom(seed);
  const kinds: Fault['kind'][] = [
    ...Array<'kill'>(kills).fill('kill'),
    ...Array<'crash'>(crashes).fill('crash'),
    ...Array<'wipe'>(wipes).fill('wipe'),
    ...Array<'freeze'>(freezes).fill('freeze'),
  ];
  const order = kinds.map((kind) => ({ kind, at: random() })).sort((a, b) => a.at - b.at);
  return order.map(({ kind }) => ({ kind, after: Math.round(random() * 1_200), victim: random() < 0.5 ? 0 : 1 }));
}
