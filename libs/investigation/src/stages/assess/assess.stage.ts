import type { Clock } from '@corroborate/domain';
import { namesLead, type ReasoningService } from '@corroborate/reading';
import type { MaskFactory } from '../../adapters/masks';
import type { Assessment, AssessOutput, StageResult } from '../stage.types';
import { toOpenContext, type OpenedPage, type OpenedPagesService } from '../read/opened-pages.service';
import { assessPages, resolveClaims, listUnjudgedPages } from './page-assessor';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

export interface AssessPorts {
  openedPages: Pick<OpenedPagesService, 'open'>;
  reasoners: ReasoningService;
  clock: Clock;
  masks: MaskFactory;
}

/** Assess stage: determines, with quotes, the stance of each page on the topic and on each claim. */
export class AssessStage implements Stage<'assess'> {
  readonly name = 'assess' as const;

  constructor(private readonly ports: AssessPorts) {}

  async run(input: StageInput): Promise<StageResult<AssessOutput>> {
    const { topic, history, context } = input;
    const { reasoners, masks, clock } = this.ports;
    const reasoner = reasoners.open(context, masks.of(topic, 'models'));
    const openedPages = await this.ports.openedPages.open(history.pages(), toOpenContext(input));
    const claims = await resolveClaims(input, reasoner, openedPages);
    const by = { input, reasoner, claims, now: clock.now() };
    const assessments = await assessPages(by, openedPages, assessedPages(input, openedPages));
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const losses = [...listUnjudgedPages(openedPages, assessments), ...reasoning.degraded];
    return withLosses({ claims, assessments, reasoning }, losses);
  }
}

/** Assessments that apply. A page that no model read is assessed again if it names a lead of the round before. */
function assessedPages({ history, round }: StageInput, openedPages: readonly OpenedPage[]): Map<number, Assessment> {
  const leads = history.leads(round - 1);
  const named = new Set(
    openedPages.flatMap(({ page, article }) => (namesLead({ article, leads }) ? page.sourceId : [])),
  );
  return new Map([...history.assessments()].filter(([id, { notes }]) => notes || !named.has(id)));
}
