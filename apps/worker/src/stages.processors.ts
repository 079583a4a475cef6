import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { StageName } from '@corroborate/domain';
import { stageQueue } from '@corroborate/queue';
import { StageProcessor } from '@corroborate/queue/module';

// One processor per queue; see `StageProcessor`.

@Processor(stageQueue('search'))
class SearchProcessor extends StageProcessor {}

@Processor(stageQueue('social'))
class SocialProcessor extends StageProcessor {}

@Processor(stageQueue('records'))
class RecordsProcessor extends StageProcessor {}

@Processor(stageQueue('context'))
class ContextProcessor extends StageProcessor {}

@Processor(stageQueue('read'))
class ReadProcessor extends StageProcessor {}

@Processor(stageQueue('assess'))
class AssessProcessor extends StageProcessor {}

@Processor(stageQueue('origin'))
class OriginProcessor extends StageProcessor {}

@Processor(stageQueue('cross-reference'))
class CrossReferenceProcessor extends StageProcessor {}

@Processor(stageQueue('decide'))
class DecideProcessor extends StageProcessor {}

export const STAGE_PROCESSORS: Record<StageName, Type<StageProcessor>> = {
  search: SearchProcessor,
  social: SocialProcessor,
  records: RecordsProcessor,
  context: ContextProcessor,
  read: ReadProcessor,
  assess: AssessProcessor,
  origin: OriginProcessor,
  'cross-reference': CrossReferenceProcessor,
  decide: DecideProcessor,
};
