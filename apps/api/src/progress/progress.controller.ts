import { DATABASE, type Database } from '@corroborate/db';
import { Controller, Get, Inject, Param, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { orNotFound, isTerminal } from '@corroborate/domain';
import { Access, HasSideEffect } from '../access/access.decorator';
import { AccessGate, type ActorRequest } from '../access/access.gate';
import { toInvestigationResponse, InvestigationService } from '@corroborate/investigation';
import { SETTINGS, type Settings } from '@corroborate/config';
import { API_LIMITS, type ApiLimits } from '../api.options';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { EventStream, encodeFrame } from './event-stream';
import { followEvents, isFinalEvent, toEvent } from './follower';
import { ProgressEventResponse, ProgressStateResponse } from './progress.responses';
import { ProgressHub } from './progress.hub';
import { RowSender } from './row.sender';
import { StreamSlots } from './stream.slots';
import { StreamAccessMonitor } from './stream-access.monitor';

/** Maximum number of replayed events. */
const MAX_REPLAYED_EVENTS = 5_000;

const LAST_EVENT_ID = {
  name: 'Last-Event-ID',
  required: false,
  description: 'Resume after this event. Browsers send it automatically.',
};
const STREAM_DESCRIPTION =
  'A new stream starts with `state` (`ProgressStateResponse`: the investigation and all events so far), followed by ' +
  '`progress` (`ProgressEventResponse`) for each event, `investigation` (`InvestigationResponse`) whenever the ' +
  'investigation changes, and `end` (the same) with the outcome, after which the stream closes. With ' +
  '`Last-Event-ID`, only later events are sent. A stream closes soon after its key, session or token ends. Each ' +
  'caller can open `STREAMS_PER_CALLER` streams at a time across all API processes; further requests return 429.';

/** The data of each event is JSON. */
const EVENT_CONTENT = {
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: {
    oneOf: [{ $ref: getSchemaPath(ProgressStateResponse) }, { $ref: getSchemaPath(ProgressEventResponse) }],
  },
};

@ApiTags('investigations')
@Controller('api/investigations')
export class ProgressController implements OnModuleDestroy {
  private readonly hub = new ProgressHub(this.db.events);
  private readonly readers: StreamAccessMonitor;
  private readonly rows = new RowSender(this.investigations);
  private readonly slots: StreamSlots;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly investigations: InvestigationService,
    @Inject(SETTINGS) { STREAMS_PER_CALLER }: Settings,
    @Inject(API_LIMITS) { recheckMs }: ApiLimits,
    gate: AccessGate,
  ) {
    this.slots = new StreamSlots(db.streamSlots, STREAMS_PER_CALLER);
    this.readers = new StreamAccessMonitor((request) => gate.isStillAllowed(request), recheckMs);
  }

  /** Closes open streams on shutdown. */
  onModuleDestroy(): void {
    this.hub.close();
    this.readers.close();
    this.slots.close();
  }

  @Get(':id/events')
  @Access('viewer')
  @HasSideEffect()
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 })
  @ApiHeader(LAST_EVENT_ID)
  @ApiProduces('text/event-stream')
  @ApiExtraModels(ProgressEventResponse, ProgressStateResponse)
  @ApiOperation({
    operationId: 'followInvestigation',
    summary: 'Stream the progress of an investigation (Server-Sent Events)',
    description: STREAM_DESCRIPTION,
  })
  @ApiResponse({
    status: 200,
    description: 'Event stream.',
    content: { 'text/event-stream': { schema: EVENT_CONTENT } },
  })
  @ApiProblems('not-found', 'request-refused')
  async follow(
    @Param('id', IdPipe) id: number,
    @Req() request: ActorRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.slots.acquire(request, response);
    const view = orNotFound(await this.investigations.get(id), `There is no investigation ${id}.`);
    const resumeAfter = lastEventId(request.headers['last-event-id']);
    const past = resumeAfter === null ? await this.db.events.since(id, 0, MAX_REPLAYED_EVENTS) : [];
    const stream = new EventStream(response);
    this.readers.add(request, stream);
    const seen = past.at(-1)?.id ?? resumeAfter ?? 0;
    if (resumeAfter === null) stream.send(stateFrame(view, past, seen));
    const isOver = isTerminal(view.status) || past.some(isFinalEvent);
    const from = { hub: this.hub, progress: this.db.events, row: this.rows.frame };
    void followEvents(id, { at: seen, isOver }, stream, from).catch(() => stream.end());
  }
}

const stateFrame = (
  view: Parameters<typeof toInvestigationResponse>[0],
  past: Parameters<typeof toEvent>[0][],
  seen: number,
) =>
  encodeFrame(
    'state',
    { investigation: toInvestigationResponse(view), events: past.map(toEvent), last_event_id: seen },
    seen,
  );

function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
