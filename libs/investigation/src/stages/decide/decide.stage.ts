import {
  isAnswered,
  createReason,
  isReadable,
  toReasonText,
  type CoverageEntry,
  type Decision,
  type Inquiry,
  type PrePublicationCheck,
} from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import type { Reasoner, ReasoningService, WrittenArticle } from '@corroborate/reading';
import { articleClaims, type StandingCase, type ReportParts } from '@corroborate/report';
import { type NextRound, selectHoldingFindings, listFailureReasons } from '@corroborate/verification';
import type { CaseHistory } from '../../case/case.history';
import { markStopped } from '../../rounds/stage-interruption';
import { decideCase, type DecideSettings, type CaseToDecide } from '../../conclusion/decide.input';
import { Inquirer, type RoundEnd } from '../../inquiry/inquirer';
import { type NotesReader, credibleNotes, publishedDates } from '../../inquiry/noted-answers';
import { buildCheckpoint, RoundPlanner, type FinalChecks } from '../../inquiry/round.planner';
import type { MaskFactory } from '../../adapters/masks';
import type { CrossReferenceOutput, DecideOutput, StageResult, SourceClaims } from '../stage.types';
import { readCaseNotes, type CaseNotes, collectBackgroundNotes } from './case-notes';
import { publishPartsEvents, buildCaseParts } from './case-parts';
import { type PrePublicationPorts, runPrePublicationCheck } from './pre-publication';
import { publishSourceClaimEvents, appendSourceClaims, readSourceClaims } from './source-claims';
import { doneResult, reportReasoning, type Stage, type StageInput } from '../stage';

/**
 * Decide stage: determines whether another round or the verdict follows. Has no side effects on the case; its result is
 * applied in one transaction.
 */
export class DecideStage implements Stage<'decide'> {
  readonly name = 'decide' as const;
  private readonly inquirer = new Inquirer(this.settings);
  private readonly rounds = new RoundPlanner(this.pages.ledger, this.settings);

  constructor(
    private readonly settings: DecideSettings & Pick<Settings, 'DESK_LANGUAGE' | 'ARTICLES' | 'MAX_ROUNDS'>,
    private readonly reasoners: ReasoningService,
    private readonly masks: MaskFactory,
    private readonly pages: PrePublicationPorts & { ledger: Pick<Database['ledger'], 'totals'> },
  ) {}

  async run(input: StageInput): Promise<StageResult<DecideOutput>> {
    const weighed = input.history.latest('cross-reference') ?? emptyCrossReference();
    if (hasGatheredNothing(input.history))
      return doneResult({ decision: null, again: false, gaps: [], why: createReason('stop.nothing-gathered') });
    const decision = decideCase({ ...input, weighed }, this.settings);
    const end = { input, weighed, decision };
    const reader = this.readerOf(end);
    const { looked, open } = await this.opened(end, reader);
    if (open.again && !input.halt) return this.goesOn(end, open, { looked, reader });
    const next = input.halt ? { ...open, again: false, why: input.halt } : open;
    const inquiry = looked ?? (await this.inquirer.look(end, reader));
    const finale = await this.finale(end, { looked: inquiry, reader });
    const targeted = await this.rounds.targeted(end, finale);
    if (targeted) return this.goesOn(end, targeted, { looked: inquiry, reader });
    const concluded = await this.concluded(end, next, { looked: inquiry, reader, finale });
    return input.halt && open.again ? markStopped(concluded, input.halt) : concluded;
  }

  /** The verdict from stored results, without another round; null if no pages were cross-referenced. */
  async conclude(
    input: StageInput,
    decision: Decision,
    why: NextRound['why'] = createReason('stop.added'),
  ): Promise<StageResult<DecideOutput> | null> {
    const weighed = input.history.latest('cross-reference');
    if (!weighed) return null;
    const end = { input, weighed, decision };
    const reader = this.readerOf(end);
    const asked = { looked: await this.inquirer.look(end, reader), reader };
    const finale = await this.finale(end, asked);
    return this.concluded(end, { again: false, gaps: [], why }, { ...asked, finale });
  }

  /** Groups the notes once, when first needed. */
  private readerOf({ input, weighed }: RoundEnd): NotesReader {
    const reasoner = this.reasoners.open(input.context, this.masks.of(input.topic, 'models'));
    let noted: ReturnType<typeof readCaseNotes> | undefined;
    return { reasoner, noted: () => (noted ??= readCaseNotes(reasoner, input, weighed)) };
  }

  /** Whether the search continues. Questions are answered first if another round is possible. */
  private async opened(end: RoundEnd, reader: NotesReader): Promise<{ looked: Inquiry | null; open: NextRound }> {
    const limit = await this.rounds.limit(end);
    if (limit) return { looked: null, open: { again: false, gaps: [], why: limit } };
    const answered = await this.inquirer.look(end, reader);
    const criticizes = reader.reasoner.readsPages && !end.input.halt;
    const looked = answered && criticizes ? await this.inquirer.criticized(end, answered, reader) : answered;
    return { looked, open: await this.rounds.next(end, looked, await reader.noted()) };
  }

  private async goesOn(
    end: RoundEnd,
    next: NextRound,
    { looked, reader }: InquiryState,
  ): Promise<StageResult<DecideOutput>> {
    await reportRound(end, next);
    const checkpoint = buildCheckpoint(end, looked, null);
    const inquiry = looked && (await this.inquirer.close(end, looked, { ...next, checkpoint, reader }));
    return doneResult({ decision: end.decision, ...next, inquiry, reasoning: reader.reasoner.account() });
  }

  private finale(end: RoundEnd, { looked: inquiry, reader }: InquiryState): Promise<FinalCase> {
    return buildFinalCase(this.pages, end, { reader, inquiry, isPublic: this.masks.isPublic });
  }

  /** Adds report parts, checks, translations and an article to the verdict. */
  private async concluded(end: RoundEnd, next: NextRound, asked: ConclusionState): Promise<StageResult<DecideOutput>> {
    const { input, weighed } = end;
    const { looked, finale } = asked;
    const { reader } = asked;
    const { reasoner } = reader;
    const { ofSources, parts, look: lastLook, made } = finale;
    const decision = decideCase({ ...input, weighed, ...seriousFindingsOf(finale) }, this.settings);
    await reportRound({ input, decision }, next);
    await publishPostOrigin(input);
    if (ofSources) await publishSourceClaimEvents(input, ofSources);
    const translations = await this.translated(reasoner, weighed, decision.counted);
    await publishPartsEvents(input, parts);
    const decided = { ...appendSourceClaims(weighed, ofSources), decision };
    const article = await this.written(reasoner, input, decided, await reader.noted());
    const closing = made && { ...next, checkpoint: made, reader };
    const inquiry = looked && closing && (await this.inquirer.close(end, looked, closing));
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const extras = { translations, sourceClaims: ofSources, parts, lastLook, article, reasoning, inquiry };
    return doneResult({ decision, ...next, ...extras });
  }

  /** Optional article on a confirmed story. */
  private async written(...asked: Parameters<typeof writeCaseArticle>) {
    return this.settings.ARTICLES === 'model' ? writeCaseArticle(...asked) : null;
  }

  /** Optional translations of quotes. */
  private translated(reasoner: Reasoner, { sources }: CrossReferenceOutput, counted: number[] = []) {
    return reasoner.translate({ sources, counted, into: this.settings.DESK_LANGUAGE });
  }
}

/** The inquiry with its answers so far, and the reader of notes. */
interface InquiryState {
  looked: Inquiry | null;
  reader: NotesReader;
}

interface ConclusionState extends InquiryState {
  finale: FinalCase;
}

const reportRound = ({ input, decision }: Pick<RoundEnd, 'input' | 'decision'>, { again, why }: NextRound) =>
  input.report('round.decided', { level: decision.recommended, again, reason: toReasonText(why) });

/** Publishes the origin again if a social post precedes the pages through which it was traced. */
async function publishPostOrigin(input: StageInput): Promise<void> {
  const { history } = input;
  const origin = history.beginning();
  if (!origin || origin.url === history.latest('origin')?.origin?.url) return;
  await input.report('origin.traced', { site: origin.site, url: origin.url, date: origin.date?.value ?? null });
}

/** An engine that answers "nothing found" has given a result. If no engine answered, there is no result. */
function hasGatheredNothing(history: CaseHistory): boolean {
  const hasAnswer = history.coverage().some((entry: CoverageEntry) => isAnswered({ kind: entry.outcome }));
  return !hasAnswer && !history.pages().some((page) => isReadable(page.verdict) && !page.foundBy.includes('topic'));
}

const emptyCrossReference = (): CrossReferenceOutput => ({
  claims: [],
  sources: [],
  clusters: [],
  findings: [],
  discrepancies: [],
  consistencyScore: 0,
  steering: [],
});

/** An article on a confirmed story, from notes of credible pages; null in quick mode, or if no model reads pages. */
export async function writeCaseArticle(
  reasoner: Pick<Reasoner, 'write'>,
  { topic, mode, history }: Pick<StageInput, 'topic' | 'mode' | 'history'>,
  decided: StandingCase,
  noted: Pick<CaseNotes, 'groups'> | null,
): Promise<WrittenArticle | null> {
  const claims = mode === 'quick' || !noted ? [] : articleClaims(decided);
  if (!noted || claims.length === 0) return null;
  const { sources } = decided;
  return reasoner.write({
    ...{ topic, claims, groups: noted.groups, notes: credibleNotes({ history }, sources) },
    ...{ published: publishedDates(sources), outlets: new Map(sources.map(({ id, name }) => [id, name])) },
  });
}

/** The case as it would be published: with report parts, pre-publication check and last checkpoint. */
interface FinalCase extends FinalChecks {
  ofSources: SourceClaims | null;
  parts: ReportParts | null;
  look: PrePublicationCheck | null;
}

interface FinalCaseDeps {
  reader: NotesReader;
  inquiry: Inquiry | null;
  isPublic: (name: string) => boolean;
}

async function buildFinalCase(ports: PrePublicationPorts, end: RoundEnd, known: FinalCaseDeps): Promise<FinalCase> {
  const { input, weighed, decision } = end;
  const { reader, inquiry, isPublic } = known;
  const notes = await reader.noted();
  const ofSources = notes && (await readSourceClaims(ports, reader.reasoner, input, { weighed, noted: notes }));
  const noted = notes && { ...notes, explanations: ofSources?.explanations ?? [] };
  const aside = collectBackgroundNotes(input.history, weighed.sources);
  const partsKnown = { decision, noted, aside, modelReads: reader.reasoner.readsPages };
  const parts = await buildCaseParts(ports, input, appendSourceClaims(weighed, ofSources), partsKnown);
  const look = await runPrePublicationCheck(ports, input, { weighed, decision, parts, ofSources, inquiry, isPublic });
  return { ofSources, parts, look, made: inquiry && buildCheckpoint(end, inquiry, parts) };
}

/** What the finished case adds to the decision: serious findings hold an upgrade for review. */
const seriousFindingsOf = ({ look, made }: FinalChecks): Pick<CaseToDecide, 'look' | 'unsettled'> => ({
  ...(look ? { look: selectHoldingFindings(look) } : {}),
  ...(made ? { unsettled: listFailureReasons(made) } : {}),
});
