import type { Clock } from '@corroborate/domain';
import type { ReasoningDesk } from '@corroborate/reasoning';
import type { Masks } from '../masks';
import type { AssessOutput, StageResult } from '../stage.types';
import { aboutOf, type DossierDesk } from './dossier';
import { assess, claimsOf, unjudged } from './page-assessor';
import { reportReasoning, withLosses, type Stage, type StageInput } from './stage';

/** Assess: what does each page that was read say of the topic, claim by claim, and in which words? */
export class AssessStage implements Stage<'assess'> {
  readonly name = 'assess' as const;

  constructor(
    private readonly desk: Pick<DossierDesk, 'open'>,
    private readonly reasoners: ReasoningDesk,
    private readonly clock: Clock,
    private readonly masks: Masks,
  ) {}

  async run(input: StageInput): Promise<StageResult<AssessOutput>> {
    const { topic, history, context } = input;
    const reasoner = this.reasoners.open(context, this.masks.of(topic, 'models'));
    const dossiers = await this.desk.open(history.pages(), aboutOf(input));
    const claims = await claimsOf(input, reasoner, dossiers);
    const by = { input, reasoner, claims, now: this.clock.now() };
    const assessments = await assess(by, dossiers, history.assessments());
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const losses = [...unjudged(dossiers, assessments), ...reasoning.degraded];
    return withLosses({ claims, assessments, reasoning }, losses);
  }
}
