import { compatible, contentStems, fold, isCredible, quantities, splitSentences } from '@corroborate/domain';
import type { Article, Claim, ClaimFinding, ClaimVerdict, Cluster, Discrepancy, Quantity, SourceView, StanceJudgement, Topic } from '@corroborate/domain';

export interface CrossReferenceInput {
  topic: Topic;
  claims: Claim[];
  sources: { view: SourceView; article: Article; perClaim: { claimId: string; judgement: StanceJudgement }[] }[];
  clusters: Cluster[];
}

/** Lays the sources side by side: a verdict per claim, figures and dates that differ, and how far all agree (0–100). */
export function crossReference(input: CrossReferenceInput): { findings: ClaimFinding[]; discrepancies: Discrepancy[]; consistencyScore: number } {
  const findings = input.claims.map((claim) => findingOf(claim, input));
  const discrepancies = numberDiscrepancies(input);
  return { findings, discrepancies, consistencyScore: consistency(findings, discrepancies) };
}

function findingOf(claim: Claim, { sources, clusters }: CrossReferenceInput): ClaimFinding {
  const evidence = sources.flatMap(({ view, perClaim }) => {
    const judgement = perClaim.find((one) => one.claimId === claim.id)?.judgement;
    if (!judgement || judgement.stance === 'unrelated' || !view.readable || view.isTopicPage) return [];
    return [{ sourceId: view.id, stance: judgement.stance, strength: judgement.strength, passage: judgement.passage, reasons: judgement.reasons }];
  });
  const voices = (stance: 'supports' | 'disputes') => {
    const ids = new Set(evidence.filter((one) => one.stance === stance).map((one) => one.sourceId));
    return clusters.filter((cluster) => sources.some(({ view }) => ids.has(view.id) && isCredible(view.tier) && cluster.sourceIds.includes(view.id))).length;
  };
  const [pro, contra] = [voices('supports'), voices('disputes')];
  const verdict = verdictOf(pro, contra, claim.core);
  return { claimId: claim.id, verdict, confidence: confidenceOf(verdict, pro, contra), evidence, reasons: [reasonOf(pro, contra)] };
}

function verdictOf(pro: number, contra: number, core: boolean): ClaimVerdict {
  if (pro === 0 && contra === 0) return 'unverifiable';
  if (contra === 0) return 'verified';
  if (pro === 0) return 'refuted';
  return !core && pro > contra ? 'partially true' : 'disputed';
}

function confidenceOf(verdict: ClaimVerdict, pro: number, contra: number): number {
  if (verdict === 'unverifiable') return 10;
  const strong = Math.max(pro, contra);
  const base = Math.min(95, 45 + 15 * strong);
  return verdict === 'verified' || verdict === 'refuted' ? base : Math.min(55, base);
}

const reasonOf = (pro: number, contra: number): string =>
  pro + contra === 0 ? 'No credible source speaks to it.' : `${pro} credible voice(s) bear it out, ${contra} contradict it.`;

interface Value {
  sourceId: number;
  quantity: Quantity;
  sentence: string;
  published: number | null;
}

/** Figures of one thing that cannot all be right. One value per source: the one most often given, the topic's words deciding what is "one thing". */
function numberDiscrepancies({ topic, sources, claims }: CrossReferenceInput): Discrepancy[] {
  const wanted = quantities([topic.title, topic.summary ?? '', topic.articleText ?? '', ...claims.map((claim) => claim.text)].join('\n'));
  const units = new Map(wanted.filter((one) => one.unit !== '').map((one) => [one.unit, one]));
  const topicStems = new Set(contentStems([topic.title, topic.summary ?? '', ...claims.map((claim) => claim.text)].join(' ')));
  const about = sources.filter(({ view }) => view.readable && (view.stance.stance === 'supports' || view.isTopicPage));
  return [...units].flatMap(([unit, reference]) => {
    const values = about.flatMap(({ view, article }) => {
      const value = bestValue(article, unit, reference, topicStems);
      return value ? [{ ...value, sourceId: view.id, published: view.published ? Date.parse(view.published.value) : null }] : [];
    });
    const discrepancy = compare(reference.label, values);
    return discrepancy ? [discrepancy] : [];
  });
}

function bestValue(article: Article, unit: string, reference: Quantity, topicStems: ReadonlySet<string>): { quantity: Quantity; sentence: string } | null {
  const candidates = splitSentences(article.text).slice(0, 60).flatMap((sentence) => {
    const shared = new Set(contentStems(sentence.text).filter((stem) => topicStems.has(stem))).size;
    return quantities(sentence.text).filter((one) => one.unit === unit).map((quantity) => ({ quantity, sentence: sentence.text, shared }));
  });
  const same = candidates.find((one) => compatible(one.quantity, reference));
  if (same) return same;
  const close = candidates.filter((one) => one.shared >= 2 && sameOrder(one.quantity, reference)).sort((a, b) => b.shared - a.shared);
  return close[0] ?? null;
}

/** Figures a factor of ten apart are of different things (a plant and a union, a year and a decade). */
const sameOrder = (a: Quantity, b: Quantity): boolean => Math.max(a.max, b.max) / Math.max(1e-9, Math.min(a.max, b.max)) < 8;

function compare(label: string, values: Value[]): Discrepancy | null {
  const odd = values.some((one) => values.some((other) => !compatible(one.quantity, other.quantity)));
  if (!odd) return null;
  return {
    kind: 'number',
    about: fold(label),
    values: values.map((one) => ({ value: one.quantity.quote, sourceId: one.sourceId, quote: one.sentence })),
    reading: readingOf(label, values),
  };
}

const TOLL = /^(?:dead|deaths?|killed|injured|hurt|wounded|victims?|casualt\w*|missing|people|customers|homes|cases|arrests?)$/;

/** Later figures that are higher, of a thing that is still being counted, are an update; ranges and "about" are imprecise. */
function readingOf(label: string, values: Value[]): Discrepancy['reading'] {
  const dated = values.filter((one) => one.published !== null).sort((a, b) => (a.published ?? 0) - (b.published ?? 0));
  const rising = dated.length > 1 && dated.every((one, i) => i === 0 || one.quantity.max >= (dated[i - 1]?.quantity.max ?? 0));
  if (rising && TOLL.test(fold(label))) return 'update';
  const spread = Math.max(...values.map((one) => one.quantity.max)) / Math.max(1e-9, Math.min(...values.map((one) => one.quantity.min)));
  return spread <= 1.25 || values.some((one) => one.quantity.approximate && spread <= 1.5) ? 'imprecise' : 'contradiction';
}

function consistency(findings: ClaimFinding[], discrepancies: Discrepancy[]): number {
  const spoken = findings.filter((one) => one.verdict !== 'unverifiable');
  const worth: Record<ClaimVerdict, number> = { verified: 1, 'partially true': 0.6, disputed: 0.2, refuted: 0.8, unverifiable: 0 };
  const base = spoken.length === 0 ? 0.5 : spoken.reduce((sum, one) => sum + worth[one.verdict], 0) / spoken.length;
  const cost = discrepancies.reduce((sum, one) => sum + (one.reading === 'contradiction' ? 0.08 : 0.03), 0);
  return Math.round(100 * Math.max(0, Math.min(1, base - cost)));
}
