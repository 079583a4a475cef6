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
 * All that the commands about investigations ask for, wherever the work is done: in this process or on a server
 * elsewhere. Investigations have the shape of the HTTP API. Whatever goes wrong is a `CorroborateError`.
 */
export interface Investigations {
  /** Hands a story over and has it investigated, or joins the investigation of it that is under way. */
  begin(story: Story, mode: Mode, more?: OrderedBeside): Promise<Begun>;
  /** Newest first. */
  list(filter: ListFilter): Promise<InvestigationPage>;
  /** Null if there is none of this id. */
  get(id: number): Promise<InvestigationWithResult | null>;
  /**
   * What happens to an investigation, from its first event on; ends with the news that it is over, or when `signal`
   * says so. Nothing if there is none of this id.
   */
  follow(id: number, signal?: AbortSignal): AsyncIterable<News>;
  /** Adds a source to one that waits, runs or is over; null if there is none of this id. */
  addSource(id: number, source: SentSource): Promise<AddedNews | null>;
  /** What was added to one, by whomever. @throws CorroborateError `not-found` */
  addedSources(id: number): Promise<AddedAnswer[]>;
  /** What it is going to ask, and whom; null if it was started without a plan to approve. */
  plan(id: number): Promise<PlanAnswer | null>;
  /** Lets it run as planned. @throws CorroborateError `not-found`, `conflict` */
  approvePlan(id: number): Promise<PlanAnswer>;
  cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'>;
  /** Pauses one, lets it go on, or wants its verdict on what is there; `refused` where it is over or not begun. */
  hold(id: number, how: Holding): Promise<'held' | 'refused' | 'unknown'>;
  /** The case as text for people; null while nothing has been decided. */
  caseFile(id: number): Promise<string | null>;
  /** What editors noted of replies on its topic, earliest first. */
  replies(id: number): Promise<NotedReplyAnswer[]>;
  /** Notes that someone was asked, or what they answered. */
  noteReply(id: number, order: ReplyNoteOrder): Promise<NotedReplyAnswer>;
  /** Deep research of one, one entry a provider. @throws CorroborateError `not-found` */
  research(id: number): Promise<ResearchNews[]>;
  /** Ends whatever was opened. May be called twice. */
  close(): Promise<void>;
}

export type Holding = 'pause' | 'resume' | 'wrap-up';
/** A source as the API takes it. */
export type SentSource = { url: string } | { text: string; title: string } | { pdf: string; title: string };

/** What an order says beside the story and the mode. */
export interface OrderedBeside {
  sources?: SentSource[];
  /** It waits with its plan for a person. */
  awaitApproval?: boolean;
}

/** How a source that was added stands. */
export type AddedNews = Pick<Schemas['AddedSourceAnswer'], 'id' | 'state'>;

/** What a provider of deep research left behind: leads, never evidence. */
export type ResearchNews = Pick<Schemas['ResearchJobAnswer'], 'provider' | 'state' | 'reason' | 'used_round'> & {
  leads: Pick<Schemas['LeadAnswer'], 'url' | 'title'>[];
};

export interface Begun {
  id: number;
  /** It was under way already: anyone who joined it does not end it by leaving. */
  joined: boolean;
}

export type ReplyNoteOrder = Pick<NotedReplyAnswer, 'name' | 'what' | 'deadline' | 'reply' | 'url'>;

/** A note as stored. */
export type NotedReplyAnswer = Schemas['ReplyNoteAnswer'];

/** `limit`: 1–100. `cursor`: `next_cursor` of the page before. */
export type ListFilter = ListedBy;

export interface InvestigationPage {
  investigations: InvestigationAnswer[];
  next_cursor: string | null;
}

/** How it stands, and what happened since the news before. */
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
