import { Module } from '@nestjs/common';
import { StagesModule } from '@corroborate/investigation';
import { LateCaseWorker } from './late-case.worker';
import { LateDecisionService } from './late-decision';
import { LateRoundRunner } from './late-round';
import { LateSourcesJob } from './late-sources.job';

/** Processes sources added to cases; part of every worker. */
@Module({
  imports: [StagesModule],
  providers: [LateRoundRunner, LateDecisionService, LateCaseWorker, LateSourcesJob],
  exports: [LateSourcesJob],
})
export class AddedSourcesModule {}
