import { Inject, Injectable } from '@nestjs/common';
import { isTerminal, type AddedSourceDraft, type Clock } from '@corroborate/domain';
import { DATABASE, type Database, type ResearchStep, type ClaimedResearch } from '@corroborate/db';
import {
  hasTimedOut,
  nextStep,
  researchQuestion,
  type DeepResearchProvider,
  type ResearchLimits,
  type ResearchResponse,
} from '@corroborate/reading';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { MaskFactory } from '../adapters/masks';
import { AddedSourcesService } from '../added-sources/added-sources.service';
import { MAX_RESEARCH_PAGES } from '../investigation.thresholds';
import { RESEARCH, WALL_CLOCK } from '../tokens';
import { repeat } from '@corroborate/queue';

export interface ResearchSetup {
  /** Enabled providers by name. */
  providers: ReadonlyMap<string, DeepResearchProvider>;
  limits: ResearchLimits;
}

const toLinkDraft = (address: string, title: string | null): AddedSourceDraft => ({
  ...{ kind: 'link', address, title, from: null, content: null },
});

/** Interval between checks for due work, in ms. */
const POLL_INTERVAL_MS = 2_000;
/** Lease on a request to a provider, in ms; after that, another process may take over. */
const POLL_LEASE_MS = 60_000;
/** Lease time added to the provider's limit for the starting call, in ms. */
const START_LEASE_MS = 30_000;

/**
 * Starts deep research in parallel with the first round, polls it by ID, and stores the URLs that it names; those named
 * after the decision become late sources. Any number of instances can share a database, and any may crash, because the
 * rows hold the state.
 */
@Injectable()
export class ResearchJob {
  private readonly atWork = new Map<number, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'researchJobs' | 'topics' | 'events'>,
    @Inject(RESEARCH) private readonly research: ResearchSetup,
    private readonly masks: MaskFactory,
    private readonly added: AddedSourcesService,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /** Checks for work at intervals until closed; does nothing without providers. */
  start(): { close(): Promise<void> } {
    if (this.research.providers.size === 0) return { close: async () => undefined };
    const looking = repeat(
      () => this.look(),
      POLL_INTERVAL_MS,
      (error) => this.fault(error),
    );
    return {
      close: async () => {
        await looking.stop();
        this.stopping.abort(new Error('the process is stopping'));
        await this.idle();
      },
    };
  }

  /** Does all work that is due; resolves when it is done. */
  async drain(): Promise<void> {
    await this.look();
    await this.idle();
  }

  private async idle(): Promise<void> {
    await Promise.all(this.atWork.values());
  }

  private async look(): Promise<void> {
    const { researchJobs, events } = this.db;
    const names = [...this.research.providers.keys()];
    for (const { investigationId, provider } of await researchJobs.schedule(names))
      await events.append(investigationId, 'research.wanted', { provider });
    for (const { id, provider } of await researchJobs.listDue(names)) {
      if (this.atWork.has(id)) continue;
      const work = this.turn(id, provider)
        .catch((error: unknown) => this.fault(error))
        .finally(() => this.atWork.delete(id));
      this.atWork.set(id, work);
    }
  }

  private async turn(id: number, name: string): Promise<void> {
    const provider = this.research.providers.get(name);
    if (!provider) return;
    const lease = Math.max(POLL_LEASE_MS, provider.manifest.startMs + START_LEASE_MS);
    const taken = await this.db.researchJobs.claim(id, lease);
    if (!taken) return;
    const turn = await this.turnOf(taken, provider);
    // A process that is stopping stores nothing; the next process polls again.
    if (!turn || !(await this.db.researchJobs.saveResult(taken, turn))) return;
    await this.publishTurn(taken, turn);
    if (turn.state === 'done' && taken.investigationStatus === 'completed') await this.addLate(taken, turn);
  }

  /** Adds pages named after the decision as late sources, so that the case is decided again with them. */
  private async addLate({ investigationId, provider }: ClaimedResearch, { leads }: ResearchStep): Promise<void> {
    const links = (leads ?? []).map(({ url, title }) => toLinkDraft(url, title));
    const sources = links.filter((one) => this.added.refusalOf(one) === null).slice(0, MAX_RESEARCH_PAGES);
    if (sources.length > 0) await this.added.add(investigationId, sources, { by: `research:${provider}` });
  }

  private async turnOf(taken: ClaimedResearch, provider: DeepResearchProvider): Promise<ResearchStep | null> {
    const { clock } = this;
    const { limits } = this.research;
    const unwanted = taken.investigationStatus === 'cancelled' || taken.investigationStatus === 'failed';
    if (unwanted || hasTimedOut(taken, clock.now(), limits)) return this.ended(taken, provider, unwanted);
    const response = await this.ask(taken, provider);
    return this.stopping.signal.aborted && response.kind === 'fault'
      ? null
      : nextStep(taken, response, clock.now(), limits);
  }

  private async ask(taken: ClaimedResearch, provider: DeepResearchProvider): Promise<ResearchResponse> {
    if (taken.was === 'starting') return { kind: 'fault', fault: 'timeout', reason: 'its process crashed' };
    let paused = false;
    const context = { ...this.contextOf(taken), onPaused: () => void (paused = true) };
    if (taken.was === 'pending') return provider.look(taken.externalId ?? '', context);
    // The decision is final already, so the result would not be used.
    if (isTerminal(taken.investigationStatus))
      return { kind: 'fault', fault: 'refused', reason: 'its result was late' };
    const topic = await this.db.topics.get(taken.topicId);
    if (!topic) return { kind: 'fault', fault: 'refused', reason: 'its topic was deleted' };
    const response = await provider.start(researchQuestion(topic, this.masks.of(topic, 'models')), context);
    return paused ? { kind: 'fault', fault: 'rate-limit', reason: 'the investigation is paused' } : response;
  }

  private async ended(
    taken: ClaimedResearch,
    provider: DeepResearchProvider,
    unwanted: boolean,
  ): Promise<ResearchStep> {
    const { externalId } = taken;
    if (externalId !== null) await provider.end(externalId, this.contextOf(taken));
    return {
      ...{ state: 'ended', externalId, waitMs: 0, text: null, leads: null, costUsd: null },
      fault: unwanted ? null : 'timeout',
      reason: unwanted ? 'the investigation ended without it' : 'timed out',
    };
  }

  private contextOf({ investigationId }: ClaimedResearch) {
    return { investigationId, stage: 'research', signal: this.stopping.signal };
  }

  private async publishTurn({ investigationId, provider }: ClaimedResearch, turn: ResearchStep): Promise<void> {
    const { state, fault, reason, leads } = turn;
    if (state === 'pending' && fault === null) return;
    const data = { provider, state, fault, reason, ...(leads ? { leads: leads.length } : {}) };
    await this.db.events.append(investigationId, 'research.told', data);
  }

  private fault(error: unknown): void {
    this.log.warn({ err: error }, 'a deep research step failed; will retry');
  }
}
