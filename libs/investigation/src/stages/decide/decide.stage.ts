import {
  answered,
  because,
  isReadable,
  sentenceOf,
  type CoverageEntry,
  type Decision,
  type Inquiry,
} from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import type { Reasoner, ReasoningService } from '@corroborate/reading';
import { graveOf, questionGaps, ROUNDS, stopOrContinue, type NextRound } from '@corroborate/verification';
import type { CaseHistory } from '../../case/case.history';
import { lossOfHalt, type Halt } from '../../rounds/halt.policy';
import { decideCase, type DecideSettings } from '../../conclusion/decide.input';
import { Inquirer, type RoundEnd } from '../../inquiry/inquirer';
import type { NotesReader } from '../../inquiry/noted-answers';
import { newSources } from '../../inquiry/question-case';
import type { Masks } from '../../adapters/masks';
import type { CrossReferenceOutput, DecideOutput, StageResult } from '../stage.types';
import { articleOf } from './article';
import { notesOfCase } from './case-notes';
import { casePartsOf, publishPartsEvents } from './case-parts';
import { lastLookOf, type LookPorts, type LookQuestion } from './last-look';
import { sourceClaimsOf, withClaims } from './source-claims';
import { done, reportReasoning, type Stage, type StageInput } from '../stage';

/**
 * Decide stage: another round, or the verdict. Has no side effects on the case; its result is applied in one
 * transaction.
 */
export class DecideStage implements Stage<'decide'> {
  readonly name = 'decide' as const;
  private readonly inquirer = new Inquirer(this.pages.ledger, this.settings);

  constructor(
    private readonly settings: DecideSettings & Pick<Settings, 'DESK_LANGUAGE' | 'ARTICLES' | 'MAX_ROUNDS'>,
    private readonly reasoners: ReasoningService,
    private readonly masks: Masks,
    private readonly pages: LookPorts & { ledger: Pick<Database['ledger'], 'totals'> },
  ) {}

  async run(input: StageInput): Promise<StageResult<DecideOutput>> {
    const weighed = input.history.latest('cross-reference') ?? nothingWeighed();
    if (nothingGathered(input.history))
      return done({ decision: null, again: false, gaps: [], why: because('stop.nothing-gathered') });
    const decision = decideCase({ ...input, weighed }, this.settings);
    const end = { input, weighed, decision };
    const reader = this.readerOf(end);
    // An exhaustive inquiry is driven by its questions; other modes have a number of rounds and follow up free
    // questions within them.
    const first = await this.askedFirst(end, reader);
    const open = await this.nextOf(end, first);
    const next = input.halt ? { ...open, again: false, why: input.halt } : open;
    await input.report('round.decided', {
      level: decision.recommended,
      again: next.again,
      reason: sentenceOf(next.why),
    });
    const asked = { looked: first, reader };
    if (next.again) return this.goesOn(end, next, asked);
    const concluded = await this.concluded(end, next, asked);
    return input.halt && open.again ? withHalt(concluded, input.halt) : concluded;
  }

  /** The verdict from stored results, without another round; null if nothing was cross-referenced. */
  async conclude(
    input: StageInput,
    decision: Decision,
    why: NextRound['why'] = because('stop.added'),
  ): Promise<StageResult<DecideOutput> | null> {
    const weighed = input.history.latest('cross-reference');
    const next = { again: false, gaps: [], why };
    if (!weighed) return null;
    const end = { input, weighed, decision };
    return this.concluded(end, next, { looked: null, reader: this.readerOf(end) });
  }

  /** Groups the notes once, when first needed. */
  private readerOf({ input, weighed }: RoundEnd): NotesReader {
    const reasoner = this.reasoners.open(input.context, this.masks.of(input.topic, 'models'));
    let noted: ReturnType<typeof notesOfCase> | undefined;
    return { reasoner, noted: () => (noted ??= notesOfCase(reasoner, input, weighed)) };
  }

  private async askedFirst(end: RoundEnd, reader: NotesReader): Promise<Inquiry | null> {
    const criticizes = reader.reasoner.readsPages && this.mayGoOn(end.input);
    if (!criticizes && !followsQuestions(end.input)) return null;
    const looked = await this.inquirer.look(end, reader);
    return looked && criticizes ? this.inquirer.criticized(end, looked, reader) : looked;
  }

  /** Whether the mode allows another round. */
  private mayGoOn({ mode, round, halt }: StageInput): boolean {
    const rounds = mode === 'exhaustive' ? this.settings.MAX_ROUNDS : ROUNDS[mode];
    return !halt && round < rounds;
  }

  private async nextOf(end: RoundEnd, looked: Inquiry | null): Promise<NextRound> {
    const follows = looked && end.input.mode !== 'exhaustive';
    const questions = follows ? questionGaps(looked) : [];
    const byRounds = stopOrContinue({ ...stopInputOf(end, this.settings.CERTIFIED_AT), questions });
    return looked && !follows ? this.inquirer.next(end, looked, byRounds.gaps) : byRounds;
  }

  private async goesOn(end: RoundEnd, next: NextRound, { looked, reader }: Asked): Promise<StageResult<DecideOutput>> {
    const { decision } = end;
    const last = looked ?? (await this.inquirer.look(end, null));
    const kept = last && (await this.inquirer.close(end, last, { ...next, parts: null }));
    const reasoning = looked ? { reasoning: reader.reasoner.account() } : {};
    return done({ decision, ...next, inquiry: kept, ...reasoning });
  }

  /** Adds report parts, checks, translations and an article to the verdict. */
  private async concluded(end: RoundEnd, next: NextRound, asked: Asked): Promise<StageResult<DecideOutput>> {
    const { input, weighed } = end;
    const { reasoner } = asked.reader;
    await reportPost(input);
    const notes = await asked.reader.noted();
    const ofSources = notes && (await sourceClaimsOf(this.pages, reasoner, input, { weighed, noted: notes }));
    const noted = notes && { ...notes, explanations: ofSources?.explanations ?? [] };
    const known = { decision: end.decision, noted, modelReads: reasoner.readsPages };
    const parts = await casePartsOf(this.pages, input, withClaims(weighed, ofSources), known);
    const lastLook = await this.looked(input, weighed, { decision: end.decision, parts });
    const judged = { ...input, weighed, ...(lastLook ? { look: graveOf(lastLook) } : {}) };
    const decision = decideCase(judged, this.settings);
    const translations = await this.translated(reasoner, weighed, decision.counted);
    await publishPartsEvents(input, parts);
    const article = await this.written(reasoner, input, { ...withClaims(weighed, ofSources), decision }, notes);
    const last = asked.looked ?? (await this.inquirer.look({ ...end, decision }, asked.reader));
    const inquiry =
      last && (await this.inquirer.close({ ...end, decision }, last, { ...next, parts, reader: asked.reader }));
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const extras = { translations, sourceClaims: ofSources, parts, lastLook, article, reasoning, inquiry };
    return done({ decision, ...next, ...extras });
  }

  /** Pre-publication check; its serious findings hold an upgrade for review. */
  private looked(input: StageInput, weighed: CrossReferenceOutput, known: Pick<LookQuestion, 'decision' | 'parts'>) {
    return lastLookOf(this.pages, input, { ...known, weighed, isPublic: this.masks.isPublic });
  }

  /** Optional article on a confirmed story. */
  private async written(...asked: Parameters<typeof articleOf>) {
    return this.settings.ARTICLES === 'model' ? articleOf(...asked) : null;
  }

  /** Optional translations of quotes. */
  private translated(reasoner: Reasoner, { sources }: CrossReferenceOutput, counted: number[] = []) {
    return reasoner.translate({ sources, counted, into: this.settings.DESK_LANGUAGE });
  }
}

/** Questions answered so far, and the reader of notes. */
interface Asked {
  looked: Inquiry | null;
  reader: NotesReader;
}

/**
 * Whether questions determine the next round: always in exhaustive mode, otherwise if an editor or a model asked any.
 */
const followsQuestions = ({ mode, plan, history }: StageInput): boolean =>
  mode === 'exhaustive' ||
  (plan?.inquiry.questions ?? []).some(({ answeredBy }) => answeredBy === 'free') ||
  (history.plannedCase()?.questions.length ?? 0) > 0;

/** Records a due round that was not run as missing. */
function withHalt<T>(result: StageResult<T>, halt: Halt): StageResult<T> {
  const loss = lossOfHalt(halt);
  return { ...result, state: 'partial', reason: sentenceOf(loss), loss };
}

/** Publishes the origin again if a social post precedes the traced pages. */
async function reportPost(input: StageInput): Promise<void> {
  const { history } = input;
  const origin = history.beginning();
  if (!origin || origin.url === history.latest('origin')?.origin?.url) return;
  await input.report('origin.traced', { site: origin.site, url: origin.url, date: origin.date?.value ?? null });
}

/** An engine that answers "nothing found" is a result. If none answered, there is no result. */
function nothingGathered(history: CaseHistory): boolean {
  const hasAnswer = history.coverage().some((entry: CoverageEntry) => answered({ kind: entry.outcome }));
  return !hasAnswer && !history.pages().some((page) => isReadable(page.verdict) && !page.foundBy.includes('topic'));
}

/** Input of the rule that ends the search when a round finds nothing new. */
const stopInputOf = ({ input, weighed, decision }: RoundEnd, certifiedAt: number) => ({
  mode: input.mode,
  round: input.round,
  claims: weighed.claims,
  findings: weighed.findings,
  sources: weighed.sources,
  independentCredible: decision.independentCredible,
  certifiedAt,
  newSources: newSources(input.history, input.round),
  unreadCitations: input.history.latest('origin')?.unread ?? [],
});

const nothingWeighed = (): CrossReferenceOutput => ({
  claims: [],
  sources: [],
  clusters: [],
  findings: [],
  discrepancies: [],
  consistencyScore: 0,
  steering: [],
});
