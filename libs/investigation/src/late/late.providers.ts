import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import { OutletDirectory } from '@corroborate/credibility';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import type { Clock } from '@corroborate/domain';
import type { ReasoningService } from '@corroborate/reading';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { JudgePool } from '../judging';
import { Masks } from '../masks';
import { provided } from '../provided';
import { REASONERS } from '../stage.tools';
import { AssessStage } from '../stages/assess.stage';
import { CrossReferenceStage } from '../stages/cross-reference.stage';
import { DecideStage } from '../stages/decide.stage';
import { OpenedPagesService } from '../stages/opened-pages.service';
import { AddedPages } from './added-pages';
import { LateCaseWorker } from './late-case.worker';
import { LateDecision } from './late-decision';
import { LateRound } from './late-round';
import { LateSourcesJob } from './late-sources.job';

const TOKENS = {
  db: DATABASE,
  settings: SETTINGS,
  clock: CLOCK,
  log: LOG,
  added: AddedPages,
  assess: AssessStage,
  crossReference: CrossReferenceStage,
  decide: DecideStage,
  openedPages: OpenedPagesService,
  judge: JudgePool,
  masks: Masks,
  reasoners: REASONERS,
};

export interface LateParts {
  db: Database;
  settings: Settings;
  clock: Clock;
  log: Pick<ProcessLog, 'info' | 'error'>;
  added: AddedPages;
  assess: AssessStage;
  crossReference: CrossReferenceStage;
  decide: DecideStage;
  openedPages: OpenedPagesService;
  judge: JudgePool;
  masks: Masks;
  reasoners: ReasoningService;
}

/** Works on added sources with the very stages of a round. */
export function makeLateSourcesJob(parts: LateParts): LateSourcesJob {
  const { db, settings, clock, log, added, assess, crossReference, decide, openedPages, judge } = parts;
  const directory = new OutletDirectory();
  const round = new LateRound({
    ...parts,
    stages: { assess, 'cross-reference': crossReference, decide },
    origin: { openedPages, clock, judge, resolveOutlet: (name) => directory.resolveOutletName(name) },
  });
  const decision = new LateDecision(db, round, settings, clock);
  return new LateSourcesJob(db, new LateCaseWorker({ db, added, round, decision }), log);
}

export const lateSourcesJob = provided(LateSourcesJob, TOKENS, makeLateSourcesJob);
