import { answered, because, isReadable, sentenceOf, type CoverageEntry, type Decision } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Reasoner, ReasoningService } from '@corroborate/reasoning';
import { proseFindings } from '@corroborate/report';
import { graveOf, stopOrContinue } from '@corroborate/verification';
import type { CaseHistory } from '../case.history';
import { lossOfHalt, type Halt } from '../halt.policy';
import { decideUnderRules, type DecideSettings } from '../decide.input';
import type { Masks } from '../masks';
import type { CrossReferenceOutput, DecideOutput, StageResult } from '../stage.types';
import { casePartsOf, missingSideOf, tellOfParts, type CasePartsPorts } from './case-parts';
import { lastLookOf, type LookPorts, type LookQuestion } from './last-look';
import { done, reportReasoning, type Stage, type StageInput } from './stage';

/** Decide: another round, or the verdict. Changes nothing itself; what it returns is applied in one transaction. */
export class DecideStage implements Stage<'decide'> {
  readonly name = 'decide' as const;

  constructor(
    private readonly settings: DecideSettings & Pick<Settings, 'DESK_LANGUAGE' | 'REPORT_PROSE'>,
    private readonly reasoners: ReasoningService,
    private readonly masks: Masks,
    private readonly pages: CasePartsPorts & LookPorts,
  ) {}

  async run(input: StageInput): Promise<StageResult<DecideOutput>> {
    const weighed = input.history.latest('cross-reference') ?? nothingWeighed();
    if (nothingGathered(input.history))
      return done({ decision: null, again: false, gaps: [], why: because('stop.nothing-gathered') });
    const decision = decideUnderRules({ ...input, weighed }, this.settings);
    const open = stopOrContinue({
      mode: input.mode,
      round: input.round,
      claims: weighed.claims,
      findings: weighed.findings,
      sources: weighed.sources,
      independentCredible: decision.independentCredible,
      certifiedAt: this.settings.CERTIFIED_AT,
      newSources: newSources(input),
      unreadCitations: input.history.latest('origin')?.unread ?? [],
    });
    const next = input.halt ? { ...open, again: false, why: input.halt } : open;
    await input.report('round.decided', {
      level: decision.recommended,
      again: next.again,
      reason: sentenceOf(next.why),
    });
    if (next.again) {
      const side = await missingSideOf(this.pages, input, weighed, decision);
      return done({ decision, ...next, gaps: [...next.gaps, ...(side ? [side] : [])] });
    }
    const concluded = await this.concluded(input, weighed, { decision, ...next });
    return input.halt && open.again ? withHalt(concluded, input.halt) : concluded;
  }

  /** The verdict of all that is stored, without asking for another round; null where nothing was weighed. */
  async conclude(input: StageInput, decision: Decision): Promise<StageResult<DecideOutput> | null> {
    const weighed = input.history.latest('cross-reference');
    const why = because('stop.added');
    return weighed && this.concluded(input, weighed, { decision, again: false, gaps: [], why });
  }

  /** The verdict stands; what is told beside it. */
  private async concluded(
    input: StageInput,
    weighed: CrossReferenceOutput,
    decided: DecideOutput & { decision: Decision },
  ): Promise<StageResult<DecideOutput>> {
    await reportPost(input);
    const parts = await casePartsOf(this.pages, input, weighed, decided.decision);
    const look = await this.looked(input, weighed, { decision: decided.decision, parts });
    const known = { ...input, weighed, ...(look ? { look: graveOf(look) } : {}) };
    const decision = decideUnderRules(known, this.settings);
    const reasoner = this.reasoners.open(input.context, this.masks.of(input.topic, 'models'));
    const explanation = await explain(reasoner, input, weighed, decision.notes);
    const translations = await this.translated(reasoner, weighed, decision.counted);
    await tellOfParts(input, parts);
    const prose = await this.written(reasoner, input, weighed, decision);
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    return done({ ...decided, decision, explanation, translations, parts, lastLook: look, prose, reasoning });
  }

  /** The last look before print: what it finds grave holds an upgrade. */
  private looked(input: StageInput, weighed: CrossReferenceOutput, known: Pick<LookQuestion, 'decision' | 'parts'>) {
    return lastLookOf(this.pages, input, { ...known, weighed, isPublic: this.masks.isPublic });
  }

  /** As all that is told beside the verdict; what waits for a person no model tells. */
  private async written(reasoner: Reasoner, { topic }: StageInput, weighed: CrossReferenceOutput, { held }: Decision) {
    if (this.settings.REPORT_PROSE !== 'model' || held) return null;
    const findings = proseFindings(weighed);
    return findings.length > 0 ? reasoner.write({ topic, findings }) : null;
  }

  /** A courtesy as well. */
  private translated(reasoner: Reasoner, { sources }: CrossReferenceOutput, counted: number[] = []) {
    return reasoner.translate({ sources, counted, into: this.settings.DESK_LANGUAGE });
  }
}

/** A round that was due and is not made is missing from the result. */
function withHalt<T>(result: StageResult<T>, halt: Halt): StageResult<T> {
  const loss = lossOfHalt(halt);
  return { ...result, state: 'partial', reason: sentenceOf(loss), loss };
}

/** Pages were traced before; readers are told where a post was ahead of them. */
async function reportPost(input: StageInput): Promise<void> {
  const { history } = input;
  const origin = history.beginning();
  if (!origin || origin.url === history.latest('origin')?.origin?.url) return;
  await input.report('origin.traced', { site: origin.site, url: origin.url, date: origin.date?.value ?? null });
}

/** An explanation is a courtesy: what it could not be made of is no loss to the verdict. */
const explain = (reasoner: Reasoner, { topic }: StageInput, { sources }: CrossReferenceOutput, notes: string) =>
  reasoner.explain({ topic, sources, notes });

/** An engine that answers "nothing" has been asked; that is a result. Silence of all of them is not. */
function nothingGathered(history: CaseHistory): boolean {
  const heard = history.coverage().some((entry: CoverageEntry) => answered({ kind: entry.outcome }));
  return !heard && !history.pages().some((page) => isReadable(page.verdict) && !page.foundBy.includes('topic'));
}

/** Pages this round brought that no earlier round had: a round that brings nothing new ends the search. */
function newSources({ history, round }: StageInput): number {
  return (history.at('read', round)?.pages.length ?? 0) + (history.at('origin', round)?.chased.length ?? 0);
}

const nothingWeighed = (): CrossReferenceOutput => ({
  claims: [],
  sources: [],
  clusters: [],
  findings: [],
  discrepancies: [],
  consistencyScore: 0,
  steering: [],
});
