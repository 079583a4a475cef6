import { DATABASE, type Database } from '@corroborate/db';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CorroborateError, isTerminal } from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { isFinalEvent } from '../progress/follower';
import { ProgressHub } from '../progress/progress.hub';
import type { ToolCall } from './tool.types';

/** Maximum number of past events to read. */
const MAX_PAST_EVENTS = 5_000;

/** Waits for the end of an investigation and reports progress. */
@Injectable()
export class StatusWaiter implements OnModuleDestroy {
  private readonly hub = new ProgressHub(this.db.events);
  private readonly ending = new AbortController();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly investigations: InvestigationService,
  ) {}

  onModuleDestroy(): void {
    this.ending.abort();
    this.hub.close();
  }

  /** Returns the status once the investigation ends, the time is up or the caller disconnects. */
  async waitForEnd(id: number, waitMs: number, call: ToolCall) {
    const view = await this.getOrThrow(id);
    if (waitMs === 0 || isTerminal(view.status)) return view;
    await call.place();
    const past = await this.db.events.since(id, 0, MAX_PAST_EVENTS);
    if (past.some(isFinalEvent)) return this.getOrThrow(id);
    await this.follow(view, { after: past.at(-1)?.id ?? 0, seen: past.length }, waitMs, call);
    return this.getOrThrow(id);
  }

  private async getOrThrow(id: number) {
    const view = await this.investigations.get(id);
    if (view) return view;
    throw new CorroborateError('not-found', `There is no investigation ${id}.`);
  }

  private async follow(
    view: Awaited<ReturnType<StatusWaiter['getOrThrow']>>,
    from: { after: number; seen: number },
    waitMs: number,
    call: ToolCall,
  ) {
    const enough = AbortSignal.any([call.signal, this.ending.signal, AbortSignal.timeout(waitMs)]);
    let { seen } = from;
    // Progress messages use codes only, without text from pages.
    const reportProgress = (stage: string) =>
      void call.progress(seen, `${seen} steps, last: ${stage}`).catch(() => undefined);
    reportProgress(view.stage ?? view.status);
    await new Promise<void>((resolve) => {
      const stop = this.hub.watch(view.id, from.after, (events) => {
        seen += events.length;
        reportProgress(events.at(-1)?.type ?? view.status);
        if (events.some(isFinalEvent)) leave();
      });
      const leave = () => {
        stop();
        enough.removeEventListener('abort', leave);
        resolve();
      };
      if (enough.aborted) leave();
      else enough.addEventListener('abort', leave);
    });
  }
}
