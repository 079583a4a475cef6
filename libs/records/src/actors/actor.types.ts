import type { Article, CallContext, Instant, Outcome, Reason, Tier } from '@corroborate/domain';
import type { Actor } from '../registers/record.types';

/** A person or organization the topic is about, or a speaker, from the topic only. */
export interface KeyActor extends Pick<Actor, 'name' | 'kind' | 'reasons'> {
  /** Other names that the topic itself gives: initials that it spells out, a longer form of the name. */
  aliases: string[];
  /** Verbatim sentence in which the topic names it. */
  role: ActorRole | null;
}

/** Verbatim sentence that names an actor with a role. */
export interface ActorRole {
  quote: string;
  /** Which text of the topic, or the name of the source. */
  from: string;
  sourceUrl: string | null;
}

/** A person not looked up, with the reason but without the name. */
export interface Unprofiled {
  who: 'a private person' | 'a person';
  why: Reason;
}

export interface ActorIdentifier {
  /** `wikidata`, `lei`, `cik`, `companies-house`, `website`. */
  scheme: string;
  value: string;
  url: string;
}

/** One thing that a source says of the actor. */
export interface ActorDetail {
  kind: 'description' | 'legal-name' | 'status' | 'place' | 'office' | 'owner' | 'news-house';
  text: string;
  /** Verbatim text of the source. */
  quote: string;
  sourceUrl: string;
  sourceName: string;
  date: Instant | null;
}

/** A reported statement of the actor on the subject. */
export interface ActorStatement extends Pick<ActorDetail, 'quote' | 'sourceUrl' | 'sourceName' | 'date'> {
  speaker: string;
  /** ID in `sources`, if the page was read as evidence. */
  sourceId: number | null;
  /** Credibility tier; never 4. */
  tier: Tier;
  /** `now` = in reports of the event; `before` = published before it. */
  when: 'now' | 'before';
  /** True if it shares the kind of event or several distinctive words with the topic. */
  sameMatter: boolean;
  reasons: Reason[];
}

/** A passage in which a page read for the investigation has somebody speak on the core claim. */
export interface MainClaimStatement extends Omit<ActorStatement, 'when' | 'sameMatter' | 'reasons' | 'sourceId'> {
  sourceId: number;
  /** Full name of the speaker as on the page: "Okafor" → "Ada Okafor". */
  known: string;
  /** As the page gives it: "mayor of Elm". */
  role: string | null;
}

export const TRACK_KINDS = ['docket', 'opinion', 'listing', 'leak', 'fact-check', 'investigation'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/**
 * One entry of a register, an index or our own database about the actor's past. Neutral: an entry is no finding of
 * guilt.
 */
export interface TrackEntry extends Pick<ActorDetail, 'text' | 'quote' | 'sourceName' | 'date'> {
  kind: TrackKind;
  sourceUrl: string | null;
  /** Of our own, where it is one. */
  investigationId?: number;
}

export interface TrackRecord {
  /** The latest of each kind. */
  entries: TrackEntry[];
  /** How many there are of each kind, those not shown included. */
  counts: Partial<Record<TrackKind, number>>;
  /** Limits of such entries. */
  note: string | null;
}

export type IdentityState = 'resolved' | 'not told apart' | 'not found' | 'not asked';

export interface ActorProfile extends KeyActor {
  identity: {
    state: IdentityState;
    reasons: Reason[];
    candidates: { name: string; description: string; url: string }[];
  };
  identifiers: ActorIdentifier[];
  details: ActorDetail[];
  statements: ActorStatement[];
  track: TrackRecord;
}

/** An entity found by name. Untrusted text. */
export interface EntityCandidate {
  /** `Q66`. */
  id: string;
  url: string;
  label: string;
  aliases: string[];
  description: string;
  /** Names of classes, occupations, places and owners, if found. */
  classes: string[];
  trades: string[];
  places: string[];
  offices: string[];
  owners: string[];
  human: boolean;
  /** Year of death or dissolution. */
  endedYear: number | null;
  /** In how many languages there is an article on it. */
  articles: number;
  website: string | null;
  /** Legal entity identifier, and the number with the US securities regulator. */
  lei: string | null;
  cik: string | null;
}

/** A collection in which entities are found by name. */
export interface EntityIndex {
  readonly name: string;
  readonly title: string;
  /** Up to seven entities with this name or alias, best first. Does not throw for normal web failures. */
  find(name: string, language: string | null, context: CallContext): Promise<Outcome<EntityCandidate[]>>;
}

/** An investigation of our own that named the actor, and how it ended. */
export interface EarlierCase {
  topicId: number;
  investigationId: number;
  title: string;
  names: string[];
  endedAt: Instant;
  ended: 'confirmed' | 'refuted' | 'open';
}

/** Investigations that were completed before and name one of these, latest first. `besides`: the topic at hand. */
export type FindEarlierCases = (names: readonly string[], besides: number, limit: number) => Promise<EarlierCase[]>;

/** A page as somebody's earlier words are read in it; null where it could not be read. */
export interface ReadableReport extends Pick<Article, 'url' | 'site' | 'text' | 'language'> {
  published: { value: Instant; latest: Instant | null } | null;
}

/** Credibility of the publisher on a host. */
export type StandingOf = (host: string) => { name: string; tier: Tier };

/** Newsroom or agency with this name; null if not in the registry. */
export type NewsroomOf = (name: string) => { name: string; site: string } | null;
export type ReadReport = (url: string, context: CallContext) => Promise<ReadableReport | null>;
