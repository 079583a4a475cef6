import type { FactCheckDesk } from '@corroborate/context';
import { extractClaims, matchFactChecks } from '@corroborate/verification';
import type { RecordsOutput, StageResult } from '../stage.types';
import { done, type Stage, type StageInput } from './stage';

/** Gather: was the core claim checked before? What is found is read like any page; an index without a key is no loss. */
export class RecordsStage implements Stage<'records'> {
  readonly name = 'records' as const;

  constructor(private readonly factChecks: Pick<FactCheckDesk, 'find'>) {}

  async run(input: StageInput): Promise<StageResult<RecordsOutput>> {
    const { topic, context } = input;
    // By rules, so that a question to a free index never costs a model call.
    const claims = extractClaims(topic);
    const { factChecks, coverage } = await this.factChecks.find(topic, claims, context);
    const matched = matchFactChecks(topic, claims, factChecks);
    await input.report('records.gathered', { fact_checks: matched.length });
    return done({ factChecks: matched, coverage });
  }
}
