import { sentenceOfClaim, type Claim, type StanceJudgement } from '@corroborate/domain';
import type { Reading } from '../compose.policy';
import { groundQuote } from '../grounding.policy';
import type { NumberedPassage } from '../passages.policy';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import { barOf } from '../vouch/bars.policy';
import { statementsFor, type Statement } from '../vouch/controls.policy';
import { mustAsk, vouch, type Vouched, type Voices } from '../vouch/vouch.policy';
import type { ModelSession } from './model.session';
import { read, shownOf, type PageBrief } from './page.reading';
import { vouchingTask } from './tasks';

type ByStatement = Map<string, Reading>;

/** What one reader said, on the core and on each claim; null where it did not answer or contradicted itself. */
interface Told {
  name: string;
  of(claimId: string): Reading | null;
}

interface Asked {
  session: ModelSession;
  brief: PageBrief;
  statements: Statement[];
  passages: NumberedPassage[];
  core: Claim;
}

/**
 * Lets the models read a page where a grounded reading counts: statement by statement among controls, then, where
 * support would count that the rules do not see, what speaks against that very passage.
 */
export async function readToVouch(
  session: ModelSession,
  brief: PageBrief,
  rules: PageJudgement,
): Promise<PageJudgement> {
  const { passages, marked } = shownOf(brief);
  session.tally.withheld += marked.length;
  const core = brief.claims.find((claim) => claim.core);
  if (!core || passages.length === 0) return rules;
  const asked = { session, brief, statements: statementsFor(brief.claims), passages, core };
  const bar = barOf(rules);
  const { told, voided } = await readers(asked);
  session.tally.contradictions += voided.length;
  const readings = readingsOn(told, core.id);
  const vouchings = mustAsk(rules.overall, readings, bar) ? await adversarial(asked, readings[0]) : [];
  const overall = vouch(rules.overall, { readings, vouchings, void: voided }, bar);
  count(session, rules.overall, overall, readings);
  const perClaim = rules.perClaim.map(({ claimId, judgement }) => ({
    claimId,
    judgement: claimId === core.id ? overall : detail(judgement, { told, claimId, bar, overall }),
  }));
  return {
    ...rules,
    overall,
    perClaim,
    sameEvent: overall.stance === rules.overall.stance ? rules.sameEvent : { ...rules.sameEvent, same: true },
    reading: readingOf(rules.overall, overall, { readings, vouchings, void: voided }, marked),
  };
}

const readingsOn = (told: readonly Told[], claimId: string): Reading[] => told.flatMap((one) => one.of(claimId) ?? []);

/** The critic is asked where the first finds support or denial: there a mistake would matter. */
async function readers(asked: Asked): Promise<{ told: Told[]; voided: string[] }> {
  const { session, brief, statements, passages, core } = asked;
  const first = await read(session, 'first', { topic: brief.topic, statements, passages });
  const word = first.get(idOf(statements, core.id))?.stance;
  const again = session.hasCritic && (word === 'supports' || word === 'disputes');
  const critic = again ? await read(session, 'critic', { topic: brief.topic, statements, passages }) : null;
  const all = [
    { name: session.nameOf('first'), said: first },
    ...(critic ? [{ name: session.nameOf('critic'), said: critic }] : []),
  ];
  const sound = all.filter(({ said }) => !contradictsItself(statements, said, core.id));
  return {
    told: sound.map(({ name, said }) => ({ name, of: (claimId) => said.get(idOf(statements, claimId)) ?? null })),
    voided: all.filter((one) => !sound.includes(one)).map(({ name }) => name),
  };
}

const idOf = (statements: readonly Statement[], claimId: string): string =>
  statements.find((one) => one.claimId === claimId)?.id ?? '';

/** The core and a control exclude one another: who says the same of both, for or against, has not read. */
function contradictsItself(statements: readonly Statement[], said: ByStatement, coreId: string): boolean {
  const word = said.get(idOf(statements, coreId))?.stance;
  if (word !== 'supports') return false;
  return statements.some(({ id, claimId }) => claimId === null && said.get(id)?.stance === 'supports');
}

/** Put to the critic where there is one, else to the reader itself. */
async function adversarial(asked: Asked, found: Reading | undefined): Promise<Vouched[]> {
  const { session, brief, passages, core } = asked;
  const at = found?.passage;
  const named = at && passages.find(({ start, raw }) => start <= at.start && at.start < start + raw.length);
  if (!at || !named) return [];
  const role = session.hasCritic ? 'critic' : 'first';
  const task = vouchingTask(brief.topic, sentenceOfClaim(core), { passage: named.id, quote: at.quote }, passages);
  const answer = await session.ask(role, task);
  if (!answer) return [];
  const passage = groundQuote(answer.quote, answer.passage, passages);
  // "It reports it" must be shown by words of the page; a doubt may be about what is not there.
  if (!passage && answer.answer === 'reports') session.tally.droppedQuotes += 1;
  return passage || answer.answer !== 'reports' ? [{ name: session.nameOf(role), answer: answer.answer, passage }] : [];
}

/** Details follow the core: no page bears one out that does not bear out the story. */
function detail(
  rules: StanceJudgement,
  of: { told: Told[]; claimId: string; bar: ReturnType<typeof barOf>; overall: StanceJudgement },
): StanceJudgement {
  const readings = readingsOn(of.told, of.claimId);
  const reports = of.overall.stance === 'supports' ? readings.map(({ name, passage }) => ({ name, passage })) : [];
  const vouchings = reports.map((one) => ({ ...one, answer: 'reports' as const }));
  return vouch(rules, { readings, vouchings, void: [] }, of.bar);
}

function count(
  session: ModelSession,
  rules: StanceJudgement,
  overall: StanceJudgement,
  readings: readonly Reading[],
): void {
  if (new Set(readings.map(({ stance }) => stance === 'supports')).size > 1) session.tally.disagreements += 1;
  if (overall.stance === rules.stance) return;
  if (overall.stance === 'supports') session.tally.vouched += 1;
  else session.tally.moreCareful += 1;
}

const readingOf = (
  rules: StanceJudgement,
  overall: StanceJudgement,
  { readings, vouchings }: Voices,
  marked: string[],
): ModelReading => ({
  counts: true,
  byRules: overall.stance === rules.stance ? null : rules,
  voices: readings.map(({ name, stance, passage }) => ({ name, stance, quote: passage?.quote ?? null })),
  vouchings: vouchings.map(({ name, answer, passage }) => ({ name, answer, quote: passage?.quote ?? null })),
  lead: null,
  marked,
});
