import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { JudgePool, createModelReading } from '@corroborate/investigation';
import {
  getConfiguredReader,
  readModels,
  readerCombination,
  reliesOnModel,
  type PageJudgement,
  type ReasoningService,
} from '@corroborate/reading';
import { storelessGateway } from '../live/storeless.gateway';
import { evaluateQualification, type Qualification } from './qualification.policy';
import { toQualificationCase, readQualificationSet } from './qualification.set';

export interface QualificationRun extends Qualification {
  /** The models used for reading. */
  reader: string;
  calls: number;
  costUsd: number;
  /** Reasons why pages have no result, each listed once; a run with any does not pass. */
  unanswered: string[];
}

/**
 * Reads the labeled pages with the configured model in the same way as an investigation, including guards and second
 * reading.
 * @throws CorroborateError `invalid-configuration` without a model
 */
export async function qualifyReader(settings: Settings, maxUsd: number): Promise<QualificationRun> {
  const gateway = storelessGateway(settings, maxUsd);
  const judge = new JudgePool(settings.PAGE_WORKERS);
  try {
    const reasoning = createModelReading(settings, gateway, judge);
    if (!reasoning)
      throw new CorroborateError('invalid-configuration', 'No language model is configured.', {
        hint: 'Set OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY or LOCAL_MODEL_URL (docs/reasoning.md).',
      });
    const run = await readLabeledPages(reasoning);
    const models = readModels(settings);
    return { ...run, reader: run.reader || (models ? getConfiguredReader(models) : '') };
  } finally {
    await judge.close();
    await gateway.close();
  }
}

/** Runs the labeled pages through a reader. */
export async function readLabeledPages(reasoning: ReasoningService): Promise<QualificationRun> {
  const pages = await readQualificationSet();
  const reasoner = reasoning.open({ investigationId: 1, stage: 'qualify' });
  const readings = await Promise.all(
    pages.map(async (page) => {
      const given = toQualificationCase(page);
      const judged = await reasoner.judgeStance({ ...given, now: new Date(given.article.fetchedAt) });
      return { page, supported: judged.overall.stance === 'supports', reader: countingModels(judged) };
    }),
  );
  const { models, degraded } = reasoner.account();
  const readers = [...new Set(readings.flatMap(({ reader }) => reader))].sort();
  const mixed = readers.length > 1 ? [`pages were read by more than one reader: ${readers.join('; ')}`] : [];
  const found = evaluateQualification(readings);
  return {
    ...found,
    passed: found.passed && degraded.length === 0 && readers.length === 1,
    reader: readers.join('; '),
    calls: models.reduce((sum, { calls }) => sum + calls, 0),
    costUsd: models.reduce((sum, { costUsd }) => sum + costUsd, 0),
    unanswered: [...degraded, ...mixed],
  };
}

/** Names of the models whose reading counts a page as support; empty if it is not counted. */
const countingModels = ({ overall, reading }: PageJudgement): string[] =>
  reading && reliesOnModel(overall) ? [readerCombination(reading)] : [];
