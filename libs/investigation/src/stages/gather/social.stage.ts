import type { Clock } from '@corroborate/domain';
import { planSocialQueries, type SocialInvestigator } from '@corroborate/social';
import type { MaskFactory } from '../../adapters/masks';
import type { SocialOutput, StageResult } from '../stage.types';
import { doneResult, type Stage, type StageInput } from '../stage';

/**
 * Social stage: posts on the topic. They give information and warnings but never raise a level; an unavailable network
 * is shown in the coverage and is not recorded as a loss.
 */
export class SocialStage implements Stage<'social'> {
  readonly name = 'social' as const;

  constructor(
    private readonly investigator: SocialInvestigator,
    private readonly clock: Clock,
    private readonly masks: MaskFactory,
  ) {}

  async run(input: StageInput): Promise<StageResult<SocialOutput>> {
    const { topic, mode, context } = input;
    const mask = this.masks.of(topic, 'social');
    const planned = planSocialQueries(mask?.topic(topic) ?? topic, { mode, now: this.clock.now() });
    const queries = mask?.queries(planned) ?? planned;
    const evidence = await this.investigator.investigate(topic, queries, context, mode);
    await input.report('social.gathered', {
      posts: evidence.sources.length,
      independent_accounts: evidence.independentAccounts,
    });
    return doneResult(evidence);
  }
}
