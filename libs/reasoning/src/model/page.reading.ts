import { because } from '@corroborate/domain';
import type { Article, Claim, StanceJudgement, Topic } from '@corroborate/domain';
import { compose, type Reading } from '../compose.policy';
import { groundQuote } from '../grounding.policy';
import { speaksToMachines } from '../instructions.policy';
import { markedIn, numberPassages, type NumberedPassage } from '../passages.policy';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import type { ModelSession } from './model.session';
import { stanceTask } from './tasks';

type ByClaim = Map<string, Reading>;
export interface PageBrief {
  topic: Topic;
  claims: Claim[];
  article: Article;
}

/**
 * Lets the models read a page that the rules already relate to the topic, and lays their readings beside the rules'
 * judgement.
 * The critic is asked where the first calls the core supported or denied: there a mistake would matter.
 */
export async function readBesideRules(
  session: ModelSession,
  brief: PageBrief,
  rules: PageJudgement,
): Promise<PageJudgement> {
  const { topic, claims, article } = brief;
  const marked = markedOn(article);
  session.tally.withheld += marked.length;
  const shown = numberPassages(article.text, [topic.title, ...claims.map(({ text }) => text)].join(' '));
  const core = claims.find((claim) => claim.core)?.id ?? '';
  const readingsOf = await readTwice(session, brief, shown, core);
  const same = rules.sameEvent.same;
  const overall = compose(rules.overall, readingsOf(core), same);
  const perClaim = rules.perClaim.map(({ claimId, judgement }) => ({
    claimId,
    judgement: claimId === core ? overall.judgement : compose(judgement, readingsOf(claimId), same).judgement,
  }));
  if (overall.disagree) session.tally.disagreements += 1;
  if (overall.changed) session.tally.moreCareful += 1;
  const reading: ModelReading = {
    byRules: overall.changed ? rules.overall : null,
    voices: readingsOf(core).map(({ name, stance, passage }) => ({ name, stance, quote: passage?.quote ?? null })),
    // A page that speaks to machines gives no leads.
    lead: marked.length === 0 ? (overall.lead?.quote ?? null) : null,
    marked,
  };
  return { ...rules, overall: withLead(overall.judgement, reading), perClaim, reading };
}

async function readTwice(
  session: ModelSession,
  brief: PageBrief,
  shown: NumberedPassage[],
  core: string,
): Promise<(claimId: string) => Reading[]> {
  const first = await ask(session, 'first', brief, shown);
  const word = first.get(core)?.stance;
  const critic: ByClaim =
    word === 'supports' || word === 'disputes'
      ? await ask(session, 'critic', brief, shown)
      : new Map<string, Reading>();
  return (claimId) => [first.get(claimId), critic.get(claimId)].filter((one) => one !== undefined);
}

/** Instruction-like passages of the text and the headline; neither is shown to a model. */
const markedOn = (article: Article): string[] => [
  ...(speaksToMachines(article.title) ? [article.title.slice(0, 300)] : []),
  ...markedIn(article.text),
];

async function ask(
  session: ModelSession,
  role: 'first' | 'critic',
  { topic, claims }: PageBrief,
  shown: NumberedPassage[],
): Promise<ByClaim> {
  const answer = await session.ask(role, stanceTask(topic, claims, shown));
  const known = new Set(claims.map(({ id }) => id));
  const readings: ByClaim = new Map();
  for (const { claim, stance, passage, quote } of answer?.answers ?? []) {
    if (!known.has(claim) || readings.has(claim)) continue;
    const found = groundQuote(quote, passage, shown);
    if (!found && stance !== 'unrelated') session.tally.droppedQuotes += 1;
    else readings.set(claim, { name: session.nameOf(role), stance, passage: stance === 'unrelated' ? null : found });
  }
  return readings;
}

const withLead = (judgement: StanceJudgement, { lead, voices }: ModelReading): StanceJudgement =>
  lead === null
    ? judgement
    : {
        ...judgement,
        reasons: [...judgement.reasons, because('model.lead', { names: voices.map(({ name }) => name) })],
      };
