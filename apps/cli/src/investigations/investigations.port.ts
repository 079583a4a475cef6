import type { Schemas } from '@corroborate/client';
import type { InvestigationResponse, InvestigationListQuery } from '@corroborate/investigation';
import type { InvestigationEventEntity } from '@corroborate/db';

export type HoldAction = 'pause' | 'resume' | 'wrap-up';
/** A source in the format of the API. */
export type SourceInput = { url: string } | { text: string; title: string } | { pdf: string; title: string };

/** Parts of a request other than story and mode. */
export interface InvestigateExtras {
  sources?: SourceInput[];
  /** True if the plan must be approved by a person. */
  awaitApproval?: boolean;
}

/** State of an added source. */
export type AddedSourceState = Pick<Schemas['AddedSourceResponse'], 'id' | 'state'>;

/** Result of a deep research provider: leads, never evidence. */
export type ResearchResult = Pick<Schemas['ResearchJobResponse'], 'provider' | 'state' | 'reason' | 'used_round'> & {
  leads: Pick<Schemas['LeadResponse'], 'url' | 'title'>[];
};

export interface StartedInvestigation {
  id: number;
  /** True if the investigation was already running; interrupting the command does not cancel it. */
  joined: boolean;
}

export type ReplyNoteOrder = Pick<NotedReplyResponse, 'name' | 'what' | 'deadline' | 'reply' | 'url'>;

/** A stored note. */
export type NotedReplyResponse = Schemas['ReplyNoteResponse'];

/** `limit`: 1–100. `cursor`: `next_cursor` of the previous page. */
export type ListFilter = InvestigationListQuery;

export interface InvestigationPage {
  investigations: InvestigationResponse[];
  next_cursor: string | null;
}

/** Status, and events since the previous update. */
export interface InvestigationUpdate {
  investigation: InvestigationResponse;
  events: ProgressEvent[];
}

export interface ProgressEvent extends Pick<InvestigationEventEntity, 'id' | 'type' | 'data'> {
  at: string;
}
