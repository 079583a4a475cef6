import {
  createReason,
  findMainClaim,
  hasReason,
  getClaimStatement,
  type Claim,
  type StanceJudgement,
} from '@corroborate/domain';
import { confirmSupport, screenWithChecker, unreadReading } from '../checker/page.checks';
import type { Reading } from '../reading.types';
import { groundQuote } from '../grounding/grounding.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import type { NumberedPassage } from '../grounding/passages.policy';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import { findReadingExclusion } from '../guards/vouching/exclusions.policy';
import { buildStatements, type Statement } from '../guards/vouching/controls.policy';
import { REASONING } from '../reasoning.thresholds';
import {
  needsAdversarialQuestion,
  READER_RULE,
  combineReadings,
  findUnconfirmed,
  type ReadingExclusion,
  type ReaderReply,
  type PageReadings,
} from '../guards/vouching/vouch.policy';
import type { ModelSession } from './model.session';
import { pageParts } from '../notes/page-parts.policy';
import { readNotes } from './page.notes';
import { toPageHead, askReader, toShownPage, type PageBrief, type PageReadResult } from './page.reading';
import { vouchingTask } from './page.tasks';

type ReadingsByStatement = ReadonlyMap<string, Reading>;

/** Stance of one reader on the main claim and on each claim; null if it did not answer or contradicted itself. */
interface ReaderStances {
  name: string;
  of(claimId: string): Reading | null;
}

/** Stances found by all readers, the provider that read first, and the notes from that reading. */
interface ReaderAnswers {
  stances: ReaderStances[];
  voided: string[];
  first: string;
  notes: PageNotes;
}

interface VouchingContext {
  session: ModelSession;
  brief: PageBrief;
  statements: Statement[];
  passages: NumberedPassage[];
  core: Claim;
}

/**
 * Lets models read a page: first statements mixed with controls, then the adversarial question if the page would count
 * because of support that rules do not find. Without notes, the result of the rules applies.
 */
export async function judgeWithModels(
  session: ModelSession,
  brief: PageBrief,
  rules: PageJudgement,
): Promise<PageJudgement> {
  const { passages, marked } = toShownPage(brief);
  session.tally.withheld += marked.length;
  const core = findMainClaim(brief.claims);
  if (!core || passages.length === 0) return rules;
  const unread = await screenWithChecker(session, { passages, core: getClaimStatement(core), rules });
  if (unread) return { ...rules, reading: unreadReading(unread, marked) };
  const asked = { session, brief, statements: buildStatements(brief.claims, session.secret), passages, core };
  const bar = findReadingExclusion(rules);
  const answers = await askReaders(asked);
  if (!answers) return rules;
  const { stances, voided, notes } = answers;
  session.tally.contradictions += voided.length;
  const readings = listReadings(stances, core.id);
  const isDoubted = needsAdversarialQuestion(rules.overall, readings, bar);
  const further = isDoubted ? await runFurtherChecks(asked, answers, readings[0]) : NO_FURTHER_CHECKS;
  const pageReadings: PageReadings = { readings, void: voided, ...further };
  const overall = raiseToMention(combineReadings(rules.overall, pageReadings, bar), { pageReadings, bar, notes });
  tallyOutcome(session, rules.overall, overall, readings);
  const perClaim = judgeEachClaim(rules, core.id, { stances, bar, overall });
  return {
    ...rules,
    overall,
    perClaim,
    sameEvent: sameEventAs(overall, rules),
    reading: toModelReading(rules.overall, overall, pageReadings, marked),
    notes,
  };
}

const judgeEachClaim = (
  { perClaim }: PageJudgement,
  coreId: string,
  known: Omit<Parameters<typeof judgeDetail>[1], 'claimId'>,
): PageJudgement['perClaim'] =>
  perClaim.map(({ claimId, judgement }) => ({
    claimId,
    judgement: claimId === coreId ? known.overall : judgeDetail(judgement, { ...known, claimId }),
  }));

const sameEventAs = (overall: StanceJudgement, rules: PageJudgement): PageJudgement['sameEvent'] =>
  matchesRules(overall, rules) ? rules.sameEvent : { ...rules.sameEvent, same: true };

const matchesRules = (overall: StanceJudgement, rules: PageJudgement): boolean =>
  overall.stance === rules.overall.stance && overall.rule === rules.overall.rule;

/**
 * A page on which the model finds a report of this event is at least a mention, and not about another event, in any
 * language.
 */
function raiseToMention(
  judged: StanceJudgement,
  { pageReadings, bar, notes }: { pageReadings: PageReadings; bar: ReadingExclusion; notes: PageNotes },
): StanceJudgement {
  const found = pageReadings.readings.find(({ stance, passage }) => stance !== 'unrelated' && passage !== null);
  const isOther = bar !== null || pageReadings.vouchings.some(({ answer }) => answer === 'another-event');
  const isOtherByRules = judged.stance === 'mentions' && hasReason(judged.reasons, 'stance.not-this-event');
  if (judged.stance !== 'unrelated' && !isOtherByRules) return judged;
  if (notes.relation !== 'this-event' || !found || isOther) return judged;
  const kept = judged.reasons.filter(({ code }) => code !== 'stance.not-this-event');
  const reasons = [...kept, createReason('model.mentions', { name: found.name })];
  const strength = REASONING.withdrawnStrength;
  return { ...judged, stance: 'mentions', strength, rule: READER_RULE, passage: found.passage, reasons };
}

const listReadings = (stances: readonly ReaderStances[], claimId: string): Reading[] =>
  stances.flatMap((one) => one.of(claimId) ?? []);

/** The critic reads the page if the first reader finds support or denial, because a mistake would then matter. */
async function askReaders({
  session,
  brief,
  statements,
  passages,
  core,
}: VouchingContext): Promise<ReaderAnswers | null> {
  const first = await readNotes(session, { ...brief, statements });
  if (!first) return null;
  const word = first.readings.get(idOf(statements, core.id))?.stance;
  const again = session.hasCritic && (word === 'supports' || word === 'disputes');
  const asking = { topic: brief.topic, statements, passages, avoidedProvider: first.provider };
  const critic = again ? await askReader(session, 'critic', asking) : null;
  const all: PageReadResult[] = critic ? [first, critic] : [first];
  const sound = all.filter(({ readings }) => !contradictsItself(statements, readings, core.id));
  return {
    stances: sound.map(({ name, readings }) => ({
      name,
      of: (claimId) => readings.get(idOf(statements, claimId)) ?? null,
    })),
    voided: all.filter((one) => !sound.includes(one)).map(({ name }) => name),
    first: first.provider,
    notes: first.notes,
  };
}

const idOf = (statements: readonly Statement[], claimId: string): string =>
  statements.find((one) => one.claimId === claimId)?.id ?? '';

/** The main claim and a control exclude each other, so the same stance on both is a contradiction. */
function contradictsItself(statements: readonly Statement[], readings: ReadingsByStatement, coreId: string): boolean {
  const word = readings.get(idOf(statements, coreId))?.stance;
  if (word !== 'supports') return false;
  return statements.some(({ id, claimId }) => claimId === null && readings.get(id)?.stance === 'supports');
}

type FurtherChecks = Pick<PageReadings, 'vouchings' | 'confirmation'>;
const NO_FURTHER_CHECKS: FurtherChecks = { vouchings: [], confirmation: null };

/** Further conditions for support: first the checker, because it is cheap, then the adversarial question. */
async function runFurtherChecks(
  asked: VouchingContext,
  answers: ReaderAnswers,
  found: Reading | undefined,
): Promise<FurtherChecks> {
  const { session, passages, core } = asked;
  const about = { found: found?.passage ?? null, core: getClaimStatement(core) };
  const confirmation = await confirmSupport(session, passages, about);
  if (confirmation && findUnconfirmed(confirmation)) {
    session.tally.notBorneOut += 1;
    return { vouchings: [], confirmation };
  }
  return { vouchings: await askAdversarialQuestion(asked, answers, found), confirmation };
}

/** Asks the critic if there is one, otherwise the reader itself. */
async function askAdversarialQuestion(
  asked: VouchingContext,
  answers: ReaderAnswers,
  found: Reading | undefined,
): Promise<ReaderReply[]> {
  const { session, brief, core } = asked;
  const at = found?.passage;
  const passages = at ? surroundingPassages(asked, at.start) : [];
  const named = at && passages.find((one) => containsOffset(one, at.start));
  if (!at || !named) return [];
  const about = { topic: brief.topic, core: getClaimStatement(core) };
  const head = toPageHead(brief.article);
  const task = vouchingTask(about, { passage: named.id, quote: at.quote }, passages, head);
  const answered = await session.askNamed(
    session.hasCritic ? 'critic' : 'first',
    task,
    providerToAvoid(session, answers),
  );
  if (!answered) return [];
  const { value: answer, name } = answered;
  const passage = groundQuote(answer.quote, answer.passage, passages);
  // A confirmation needs a quote, but a doubt may concern something that is missing.
  if (!passage && answer.answer === 'reports') session.tally.droppedQuotes += 1;
  return passage || answer.answer !== 'reports' ? [{ name, answer: answer.answer, passage }] : [];
}

/** The passages that were sent if they contain the offset, or else the part of the page around it. */
const surroundingPassages = ({ passages, brief }: VouchingContext, start: number): NumberedPassage[] =>
  [passages, ...pageParts(brief.article.text)].find((shown) => shown.some((one) => containsOffset(one, start))) ?? [];

const containsOffset = ({ start, raw }: NumberedPassage, at: number): boolean => start <= at && at < start + raw.length;

const providerToAvoid = (session: ModelSession, answers: ReaderAnswers) =>
  session.hasCritic ? answers.first : undefined;

/**
 * Stance on a detail, which depends on the main claim: a page that does not support the story supports none of its
 * details.
 */
function judgeDetail(
  rules: StanceJudgement,
  of: {
    stances: ReaderStances[];
    claimId: string;
    bar: ReturnType<typeof findReadingExclusion>;
    overall: StanceJudgement;
  },
): StanceJudgement {
  const readings = listReadings(of.stances, of.claimId);
  const reports = of.overall.stance === 'supports' ? readings.map(({ name, passage }) => ({ name, passage })) : [];
  const vouchings = reports.map((one) => ({ ...one, answer: 'reports' as const }));
  const judged = combineReadings(rules, { readings, vouchings, void: [] }, of.bar);
  const other = readings.find(({ differs }) => differs !== undefined);
  if (!other || of.bar || judged.stance === 'supports') return judged;
  const stance = judged.stance === 'unrelated' ? 'mentions' : judged.stance;
  return { ...judged, stance, differs: other.differs, passage: other.passage };
}

function tallyOutcome(
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

const toModelReading = (
  rules: StanceJudgement,
  overall: StanceJudgement,
  { readings, vouchings, confirmation }: PageReadings,
  marked: string[],
): ModelReading => ({
  byRules: overall.stance === rules.stance ? null : rules,
  voices: readings.map(({ name, stance, passage }) => ({ name, stance, quote: passage?.quote ?? null })),
  vouchings: vouchings.map(({ name, answer, passage }) => ({ name, answer, quote: passage?.quote ?? null })),
  ...(confirmation ? { checks: [...confirmation.checks] } : {}),
  marked,
});
