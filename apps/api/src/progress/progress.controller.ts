import { Controller, Get, Inject, Param, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { InvestigationEvent } from '@corroborate/db';
import { CorroborateError, isTerminal } from '@corroborate/domain';
import { Access } from '../access/access.decorator';
import { AccessGate, type ActorRequest } from '../access/access.gate';
import { API_DEPS, limitsOf, type ApiDeps } from '../api.deps';
import { IdPipe } from '../http/id.pipe';
import { toAnswer } from '../investigations/investigations.view';
import { ApiProblems } from '../openapi/problem.schema';
import { EventStream } from './event-stream';
import { ProgressHub } from './progress.hub';
import { StreamWatch } from './stream.watch';

/** The last word of an investigation. */
const LAST_WORDS = new Set(['investigation.completed', 'completed', 'failed', 'cancelled']);
/** After these the row has moved: money spent, round, stage. */
const MOVES = new Set(['running', 'stage.started', 'stage.finished', 'round.decided']);
/** An investigation tells some hundreds of things; more than this is never replayed at once. */
const MAX_REPLAY = 5_000;

@ApiTags('investigations')
@Controller('api/investigations')
export class ProgressController implements OnModuleDestroy {
  private readonly hub: ProgressHub;
  private readonly readers: StreamWatch;

  constructor(
    @Inject(API_DEPS) private readonly deps: ApiDeps,
    gate: AccessGate,
  ) {
    this.hub = new ProgressHub(deps.progress);
    this.readers = new StreamWatch((request) => gate.stillMay('viewer', request), limitsOf(deps).recheckMs);
  }

  /** Streams would keep the server from closing. */
  onModuleDestroy(): void {
    this.hub.close();
    this.readers.close();
  }

  @Get(':id/events')
  @Access('viewer')
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resumes after this event; browsers send it by themselves.' })
  @ApiProduces('text/event-stream')
  @ApiOperation({
    operationId: 'followInvestigation',
    summary: 'Server-Sent Events while an investigation runs',
    description:
      'A new reader first gets `state` (the investigation and all events so far), then `progress` for each event as it is stored, ' +
      '`investigation` whenever the row has moved, and `end` with the outcome, after which the stream closes. ' +
      'With `Last-Event-ID` only what came later is sent. A stream is cut soon after its key, session or token has ended.',
  })
  @ApiResponse({ status: 200, description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiProblems('not-found')
  async follow(@Param('id', IdPipe) id: number, @Req() request: ActorRequest, @Res() response: Response): Promise<void> {
    const view = await this.deps.investigations.get(id);
    if (!view) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    const resumeAfter = lastEventId(request.headers['last-event-id']);
    const past = await this.deps.progress.since(id, resumeAfter ?? 0, MAX_REPLAY);
    const stream = new EventStream(response);
    this.readers.add(request, stream);
    const seen = past.at(-1)?.id ?? resumeAfter ?? 0;
    if (resumeAfter === null) stream.send('state', { investigation: toAnswer(view), events: past.map(toEvent), last_event_id: seen }, seen);
    else for (const event of past) stream.send('progress', toEvent(event), event.id);
    const over = isTerminal(view.status) || past.some(({ type }) => LAST_WORDS.has(type));
    if (over) return this.finish(id, stream);
    this.goOn(id, seen, stream);
  }

  private goOn(id: number, after: number, stream: EventStream): void {
    const stop = this.hub.watch(id, after, (events) => {
      for (const event of events) stream.send('progress', toEvent(event), event.id);
      if (events.some(({ type }) => LAST_WORDS.has(type))) {
        stop();
        void this.finish(id, stream);
      } else if (events.some(({ type }) => MOVES.has(type))) void this.tellRow(id, stream, 'investigation');
    });
    stream.onClose(stop);
  }

  private async finish(id: number, stream: EventStream): Promise<void> {
    await this.tellRow(id, stream, 'end');
    stream.end();
  }

  /** A row that cannot be read now is left out: the next one brings the same news. */
  private async tellRow(id: number, stream: EventStream, name: string): Promise<void> {
    const view = await this.deps.investigations.get(id).catch(() => null);
    if (view) stream.send(name, toAnswer(view));
  }
}

const toEvent = ({ id, at, type, data }: InvestigationEvent) => ({ id, at, type, data });

function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
