import { needsBackground, type ContextResearcher } from '@corroborate/records';
import { extractClaims } from '@corroborate/reading';
import type { MaskFactory } from '../../adapters/masks';
import type { ContextOutput, StageResult } from '../stage.types';
import { doneResult, type Stage, type StageInput } from '../stage';

/**
 * Context stage: what reference works say about people, organizations and places, quoted verbatim. Background, never
 * evidence; in quick mode, only if a claim needs it.
 */
export class ContextStage implements Stage<'context'> {
  readonly name = 'context' as const;

  constructor(
    private readonly researcher: ContextResearcher,
    private readonly masks: MaskFactory,
  ) {}

  async run(input: StageInput): Promise<StageResult<ContextOutput>> {
    const need = needsBackground(input.topic, extractClaims(input.topic), input.mode).context;
    if (!need.needed) return doneResult({ details: [], coverage: [], richness: 0, need });
    const shown = this.masks.of(input.topic, 'search')?.topic(input.topic) ?? input.topic;
    const output = await this.researcher.research(shown, input.context, input.mode);
    await input.report('context.gathered', { details: output.details.length, richness: output.richness });
    return doneResult({ ...output, need });
  }
}
