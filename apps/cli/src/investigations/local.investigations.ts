import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@corroborate/config';
import { openDatabase, type ReplyNoteEntity } from '@corroborate/db';
import { CorroborateError, orNotFound, isTerminal, noCheckableClaimError, type Mode } from '@corroborate/domain';
import {
  toAddedSourceResponse,
  toInvestigationResponse,
  toResponseWithResult,
  toPlanResponse,
  TopicPageReader,
  type AddedSourceResponse,
  type InvestigationWithResult,
  type PlanResponse,
} from '@corroborate/investigation';
import { CaseReportService, ReviewService } from '@corroborate/casework';
import { CaseChainJob } from '@corroborate/housekeeping';
import { startQuietly, type Product } from '../product';
import { operator } from '../commands/operator';
import { toSourceDraft } from './sources.reader';
import type {
  StartedInvestigation,
  HoldAction,
  AddedSourceState,
  InvestigationUpdate,
  NotedReplyResponse,
  InvestigateExtras,
  ReplyNoteOrder,
  ResearchResult,
  SourceInput,
} from './investigations.port';
import { toTopicDraft, buildExternalId, fillFromPage, type Story, type TitledStory } from './story.policy';

/** Polling interval in ms, short enough to seem instant. */
const POLL_MS = 200;
/** Actor recorded in rows and events. */
const COMMAND_LINE_ACTOR = 'command line';
/** Maximum events per query. */
const EVENTS_BATCH_SIZE = 500;

/** Shorter than the limit for services, because a person is waiting. */
const DATABASE_WAIT_MS = 5_000;
const assertDatabaseReachable = async (settings: Settings): Promise<void> =>
  (await openDatabase(settings, { waitMs: DATABASE_WAIT_MS })).close();

/**
 * Operations on investigations, local or on a server, using the types of the HTTP API. Errors are always
 * `CorroborateError`.
 */
export type Investigations = Pick<LocalInvestigations, keyof LocalInvestigations>;

/** Investigations in the configured database; this process works on them if it has workers. */
export class LocalInvestigations {
  constructor(
    private readonly product: Product,
    private readonly works = false,
  ) {}

  /** @param workers false for read-only use */
  static async open(settings: Settings, { workers }: { workers: boolean }): Promise<LocalInvestigations> {
    if (settings.DATABASE_URL !== undefined) await assertDatabaseReachable(settings);
    return new LocalInvestigations(await startQuietly(settings, { api: false, workers }), workers);
  }

  /** Submits a story and starts its investigation, or joins the one in progress. */
  async begin(
    story: Story,
    mode: Mode,
    { sources = [], awaitApproval }: InvestigateExtras = {},
  ): Promise<StartedInvestigation> {
    const { investigations, clock } = this.product;
    const titled = await this.withHeadline(story);
    const [stored] = await investigations.submitTopics([toTopicDraft(titled, buildExternalId(story), clock.now())]);
    const topicId = stored?.topic.id ?? 0;
    const started = await investigations.trigger({
      topicId,
      mode,
      priority: 'high',
      force: true,
      requestedBy: COMMAND_LINE_ACTOR,
      awaitApproval,
      sources: sources.map(toSourceDraft),
    });
    if (started.kind === 'no-checkable-claim') throw noCheckableClaimError();
    if (started.kind !== 'started' && started.kind !== 'already-running')
      throw new CorroborateError('internal', 'The investigation could not be started.');
    return { id: started.investigationId, joined: started.kind === 'already-running' };
  }

  /** The investigation; null if the ID is unknown. */
  async get(id: number): Promise<InvestigationWithResult | null> {
    const view = await this.product.investigations.get(id);
    return view && toResponseWithResult(view);
  }

  /** Events of an investigation from the first one, until it ends or `signal` aborts. Empty if the ID is unknown. */
  async *follow(id: number, signal?: AbortSignal): AsyncGenerator<InvestigationUpdate> {
    for (let after = 0; !signal?.aborted;) {
      // Read the row first, so that all earlier events are included.
      const view = await this.product.investigations.get(id);
      if (!view) return;
      const events = await this.product.db.events.since(id, after, EVENTS_BATCH_SIZE);
      after = events.at(-1)?.id ?? after;
      yield { investigation: toInvestigationResponse(view), events };
      if (isTerminal(view.status) && events.length < EVENTS_BATCH_SIZE) return;
      await sleep(POLL_MS);
    }
  }

  /** Adds a source to a pending, running or decided case; null if the ID is unknown. */
  async addSource(id: number, source: SourceInput): Promise<AddedSourceState | null> {
    const { investigations } = this.product;
    if (!(await investigations.get(id))) return null;
    const [added] = await investigations.addSources(id, [toSourceDraft(source)], COMMAND_LINE_ACTOR);
    return added ?? null;
  }

  /** All added sources. @throws CorroborateError `not-found` */
  async addedSources(id: number): Promise<AddedSourceResponse[]> {
    return (await this.product.investigations.addedSources(id)).map(toAddedSourceResponse);
  }

  /** The plan; null if the investigation was started without approval. */
  async plan(id: number): Promise<PlanResponse | null> {
    const plan = await this.product.investigations.plan(id);
    return plan && toPlanResponse(id, plan);
  }

  /**
   * Approves the plan unchanged.
   * @throws CorroborateError `not-found`, `conflict`
   */
  async approvePlan(id: number): Promise<PlanResponse> {
    return toPlanResponse(id, await this.product.investigations.approvePlan(id, operator().actor));
  }

  cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    return this.product.investigations.cancel(id);
  }

  /** Pauses, resumes or wraps up an investigation; `refused` if it is not running. */
  async hold(id: number, how: HoldAction): Promise<'held' | 'refused' | 'unknown'> {
    return (await this.product.investigations[how === 'wrap-up' ? 'wrapUp' : how](id, COMMAND_LINE_ACTOR)).kind;
  }

  /** The case as text; null before the decision. */
  async caseFile(id: number): Promise<string | null> {
    return this.product.app.get(CaseReportService).caseFile(id);
  }

  /** Requests for comment and responses, earliest first. */
  async replies(id: number): Promise<NotedReplyResponse[]> {
    return (await this.product.app.get(ReviewService).listReplies(id)).map(toNotedReply);
  }

  /** Records a request for comment or a response. */
  async noteReply(id: number, order: ReplyNoteOrder): Promise<NotedReplyResponse> {
    const { actor } = operator();
    return toNotedReply(
      await this.product.app.get(ReviewService).addReply({ ...order, investigationId: id, madeBy: actor }),
    );
  }

  /**
   * Deep research of an investigation, one entry per provider.
   * @throws CorroborateError `not-found`
   */
  async research(id: number): Promise<ResearchResult[]> {
    return orNotFound(await this.product.investigations.research(id), `There is no investigation ${id}.`).map(
      ({ provider, state, reason, usedRound, leads }) => ({
        ...{ provider, state, reason, leads },
        used_round: usedRound,
      }),
    );
  }

  /** Idempotent. */
  async close(): Promise<void> {
    // Workers seal within seconds, but are about to stop. The next process seals any remaining entries.
    if (this.works)
      await this.product.app
        .get(CaseChainJob)
        .run()
        .catch(() => undefined);
    await this.product.close();
  }

  /** Completes a story given only by URL from its page. */
  private async withHeadline(story: Story): Promise<TitledStory> {
    const { headline, url } = story;
    if (headline !== null) return { ...story, headline };
    return fillFromPage(story, await this.product.app.get(TopicPageReader).read(url ?? ''));
  }
}

const toNotedReply = ({ investigationId, topicId: _, madeBy, ...row }: ReplyNoteEntity): NotedReplyResponse => ({
  ...row,
  investigation_id: investigationId,
  made_by: madeBy,
});
