import type { ContextResearcher } from '@corroborate/context';
import type { ContextOutput, StageResult } from '../stage.types';
import { done, type Stage, type StageInput } from './stage';

/** Weigh: who and where this is, in quoted sentences of reference works. Background, never evidence. */
export class ContextStage implements Stage<'context'> {
  readonly name = 'context' as const;

  constructor(private readonly researcher: ContextResearcher) {}

  async run(input: StageInput): Promise<StageResult<ContextOutput>> {
    const output = await this.researcher.research(input.topic, input.context);
    await input.report('context.gathered', { details: output.details.length, richness: output.richness });
    return done(output);
  }
}
