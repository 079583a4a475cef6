/** A place in a text: string positions, end exclusive. */
export interface TextPart {
  start: number;
  end: number;
}

/** One attribution; a role is a list of parts, empty when the text names nobody. */
export type AttributionSpans = Record<'source' | 'cue' | 'content', TextPart[]>;
/** An article with what was marked in it and what was found. */
export interface AttributionPair {
  text: string;
  truth: AttributionSpans[];
  predicted: AttributionSpans[];
}

/**
 * Micro-averages over all articles; spans are sets of positions that hold no blank, paired one to one by falling
 * overlap; those that overlap by half of their union are right.
 */
export function scoreAttributions(pairs: readonly AttributionPair[]) {
  return {
    articles: pairs.length,
    source: scoreOf(pairs.map((pair) => tallyRole(pair, 'source'))),
    cue: scoreOf(pairs.map((pair) => tallyRole(pair, 'cue'))),
    /** Source and cue of one found attribution both overlap by half with those of one marked attribution. */
    attribution: scoreOf(pairs.map(tallyWhole)),
  };
}

function tallyRole({ text, truth, predicted }: AttributionPair, role: 'source' | 'cue') {
  const sets = (all: readonly AttributionSpans[]) =>
    all.map((one) => positions(text, one[role])).filter(({ size }) => size > 0);
  const [found, marked] = [sets(predicted), sets(truth)];
  const right = paired(found, marked, overlap).filter((value) => value >= 0.5).length;
  return { right, predicted: found.length, truth: marked.length };
}

function tallyWhole({ text, truth, predicted }: AttributionPair) {
  const sets = (all: readonly AttributionSpans[]) =>
    all
      .map((one) => ({ source: positions(text, one.source), cue: positions(text, one.cue) }))
      .filter(({ source, cue }) => source.size > 0 && cue.size > 0);
  const [found, marked] = [sets(predicted), sets(truth)];
  const both = (a: (typeof found)[number], b: (typeof found)[number]) =>
    Math.min(overlap(a.source, b.source), overlap(a.cue, b.cue));
  return {
    right: paired(found, marked, both).filter((value) => value >= 0.5).length,
    predicted: found.length,
    truth: marked.length,
  };
}

/** Overlaps of the pairs, chosen greedily, the greatest first. */
function paired<T>(found: readonly T[], marked: readonly T[], measure: (a: T, b: T) => number): number[] {
  const all = found
    .flatMap((a, i) => marked.map((b, j) => ({ i, j, value: measure(a, b) })))
    .filter(({ value }) => value > 0);
  const [usedFound, usedMarked] = [new Set<number>(), new Set<number>()];
  const values: number[] = [];
  for (const { i, j, value } of all.sort((a, b) => b.value - a.value)) {
    if (usedFound.has(i) || usedMarked.has(j)) continue;
    usedFound.add(i);
    usedMarked.add(j);
    values.push(value);
  }
  return values;
}

function positions(text: string, parts: readonly TextPart[]): Set<number> {
  const set = new Set<number>();
  for (const { start, end } of parts)
    for (let at = Math.max(0, start); at < Math.min(end, text.length); at += 1)
      if (!/\s/.test(text[at] ?? ' ')) set.add(at);
  return set;
}

/** Intersection over union. */
function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let both = 0;
  for (const at of a) if (b.has(at)) both += 1;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

function scoreOf(tallies: readonly ReturnType<typeof tallyRole>[]) {
  const sum = (name: keyof (typeof tallies)[number]) => tallies.reduce((total, one) => total + one[name], 0);
  const [right, predicted, truth] = [sum('right'), sum('predicted'), sum('truth')];
  const [precision, recall] = [predicted ? right / predicted : 0, truth ? right / truth : 0];
  return { precision, recall, f1: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}
