import type { Schemas } from '@corroborate/client';
import type { JsonObject, Mode } from '@corroborate/domain';
import type {
  AddedAnswer,
  InvestigationAnswer,
  InvestigationWithResult,
  ListedBy,
  PlanAnswer,
} from '@corroborate/investigation';
import type { Story } from './story.policy';

/**
 * Operations on investigations, local or on a server, in the shape of the HTTP API. Errors are always
 * `CorroborateError`.
 */
export interface Investigations {
  /** Submits a story and starts its investigation, or joins the one in progress. */
  begin(story: Story, mode: Mode, more?: OrderedBeside): Promise<Begun>;
  /** Newest first. */
  list(filter: ListFilter): Promise<InvestigationPage>;
  /** Null if the ID is unknown. */
  get(id: number): Promise<InvestigationWithResult | null>;
  /** Events of an investigation from the first one, until it ends or `signal` aborts. Empty if the ID is unknown. */
  follow(id: number, signal?: AbortSignal): AsyncIterable<News>;
  /** Adds a source to a pending, running or decided case; null if the ID is unknown. */
  addSource(id: number, source: SentSource): Promise<AddedNews | null>;
  /** All added sources. @throws CorroborateError `not-found` */
  addedSources(id: number): Promise<AddedAnswer[]>;
  /** The plan; null if it was started without approval. */
  plan(id: number): Promise<PlanAnswer | null>;
  /** Lets it run as planned. @throws CorroborateError `not-found`, `conflict` */
  approvePlan(id: number): Promise<PlanAnswer>;
  cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'>;
  /** Pauses, resumes or wraps up; `refused` if not running. */
  hold(id: number, how: Holding): Promise<'held' | 'refused' | 'unknown'>;
  /** The case as text for people; null while nothing has been decided. */
  caseFile(id: number): Promise<string | null>;
  /** Requests for comment and responses, earliest first. */
  replies(id: number): Promise<NotedReplyAnswer[]>;
  /** Records a request for comment or a response. */
  noteReply(id: number, order: ReplyNoteOrder): Promise<NotedReplyAnswer>;
  /** Deep research of one, one entry a provider. @throws CorroborateError `not-found` */
  research(id: number): Promise<ResearchNews[]>;
  /** Idempotent. */
  close(): Promise<void>;
}

export type Holding = 'pause' | 'resume' | 'wrap-up';
/** A source as the API takes it. */
export type SentSource = { url: string } | { text: string; title: string } | { pdf: string; title: string };

/** Parts of a request besides story and mode. */
export interface OrderedBeside {
  sources?: SentSource[];
  /** It waits with its plan for a person. */
  awaitApproval?: boolean;
}

/** State of an added source. */
export type AddedNews = Pick<Schemas['AddedSourceAnswer'], 'id' | 'state'>;

/** Result of a deep research provider: leads, never evidence. */
export type ResearchNews = Pick<Schemas['ResearchJobAnswer'], 'provider' | 'state' | 'reason' | 'used_round'> & {
  leads: Pick<Schemas['LeadAnswer'], 'url' | 'title'>[];
};

export interface Begun {
  id: number;
  /** True if it was already running; leaving does not cancel it. */
  joined: boolean;
}

export type ReplyNoteOrder = Pick<NotedReplyAnswer, 'name' | 'what' | 'deadline' | 'reply' | 'url'>;

/** A note as it is kept. */
export type NotedReplyAnswer = Schemas['ReplyNoteAnswer'];

/** `limit`: 1–100. `cursor`: `next_cursor` of the page before. */
export type ListFilter = ListedBy;

export interface InvestigationPage {
  investigations: InvestigationAnswer[];
  next_cursor: string | null;
}

/** Status, and events since the previous update. */
export interface News {
  investigation: InvestigationAnswer;
  events: ProgressEvent[];
}

export interface ProgressEvent {
  id: number;
  at: string;
  type: string;
  data: JsonObject;
}
