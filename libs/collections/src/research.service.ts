import { withTimeLimit } from '@corroborate/domain';
import { CachedCollectionAccess } from './ask/asked-once';
import { DataAnswers, toSteps, type DataAnswer } from './ask/data-answers';
import { CollectionDescriber } from './ask/describer';
import type { Catalogue } from './catalogue';
import { COLLECTIONS_TIMEOUT_MS, MAX_FIGURE_DOCUMENTS } from './collections.thresholds';
import type { Collection } from './collection.types';
import { readFurther } from './findings/reading';
import { findCompletion, type Completion } from './findings/validate.policy';
import { selectUsableCollections, formatCollectionName, selectNextWave } from './plan/plan.policy';
import type { CollectionReport, ResearchRequest } from './research.types';
import { StepRunner } from './research.steps';
import {
  createWork,
  branch,
  followUp,
  addFault,
  merge,
  toProgress,
  buildReport,
  revise,
  type Work,
} from './research.work';
import type { ScanStore } from './scan/scan-store.port';

/**
 * Queries collections about a topic: counts first, reads in full what the limits allow, extracts findings for each
 * question, and reports how the research ended. Does not throw if a server fails in a normal way.
 */
export class CollectionResearch {
  private readonly describer = new CollectionDescriber(this.catalogue);
  private readonly runner: StepRunner;

  constructor(
    private readonly catalogue: Catalogue,
    store: ScanStore,
  ) {
    this.runner = new StepRunner(catalogue, store);
  }

  async run(given: ResearchRequest): Promise<CollectionReport> {
    const wanted = { ...given, context: withTimeLimit(given.context, COLLECTIONS_TIMEOUT_MS[given.mode]) };
    const { collections: all, faults } = await this.catalogue.discover(wanted.context);
    const changed = await this.catalogue.changed(all, wanted.context);
    const collections = all.filter((one) => !changed.includes(one));
    const work = createWork(wanted, collections, new CachedCollectionAccess(this.catalogue));
    for (const { server, tool, fault } of faults) addFault(work, { server, tool: tool ?? '' }, fault);
    for (const one of changed) addFault(work, one, { kind: 'validation', detail: 'the tool has changed' });
    // In parallel, because the first counts do not depend on free questions.
    const [answers] = await Promise.all([this.figures(work, collections), this.advance(work, collections)]);
    work.answers = answers;
    work.steps.unshift(...answers.flatMap((answer) => toSteps(answer, collections)));
    const completion = await this.loop(work, collections);
    return buildReport(work, collections, completion);
  }

  /** Answers free questions from figures; documents that the model wants to read in full become steps. */
  private async figures(work: Work, all: Collection[]): Promise<DataAnswer[]> {
    const { figures, names, mode, context, leftOut, report } = work.wanted;
    const collections = selectUsableCollections({ collections: all, leftOut });
    if (!figures || figures.questions.length === 0 || collections.length === 0) return [];
    const asked = { ...figures, names, collections, context, most: MAX_FIGURE_DOCUMENTS[mode] };
    const answers = await new DataAnswers(work.asks, this.describer).answer(asked);
    for (const { questionId: question, rows, why, collection: from } of answers) {
      const collection = from ? formatCollectionName(from) : null;
      await report('collection.answered', { collection, question, rows: rows?.length ?? 0, why });
    }
    return answers;
  }

  private async loop(work: Work, collections: Collection[]): Promise<Completion> {
    for (;;) {
      if (work.steps.length === 0) {
        await readFurther(work);
        await followUp(work, collections);
      }
      const ended = findCompletion(toProgress(work));
      // If the research ends early, a model still reads the documents read so far for open
      // questions.
      if (ended) await readFurther(work);
      if (ended && !(await revise(work, collections, ended))) return ended;
      await this.advance(work, collections);
    }
  }

  /** Runs independent steps concurrently and merges their results in the order of the plan. */
  private async advance(work: Work, collections: Collection[]): Promise<void> {
    const wave = selectNextWave(work.steps);
    if (wave.length === 0) return;
    work.iterations += 1;
    work.steps = work.steps.filter((step) => !wave.includes(step));
    const parts = wave.map((step) => ({ step, part: branch(work) }));
    await Promise.all(parts.map(({ step, part }) => this.runner.take(step, collections, part)));
    for (const { part } of parts) merge(work, part);
  }
}
