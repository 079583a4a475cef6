import type { Article, CallContext, Instant, Outcome, Reason, Tier } from '@corroborate/domain';
import type { Actor } from '../registers/record.types';

/** A person or organization that the topic is about, or a speaker; taken from the topic only. */
export interface KeyActor extends Pick<Actor, 'name' | 'kind' | 'reasons'> {
  /** Other names given in the topic: abbreviations it spells out, longer forms of the name. */
  aliases: string[];
  /** Verbatim sentence in which the topic gives the actor's role. */
  role: ActorRole | null;
}

/** Verbatim sentence that names an actor with a role. */
export interface ActorRole {
  quote: string;
  /** Text of the topic, or name of the source. */
  from: string;
  sourceUrl: string | null;
}

/** A person not looked up, with the reason but without the name. */
export interface UnprofiledPerson {
  who: 'a private person' | 'a person';
  why: Reason;
}

export interface ActorIdentifier {
  /** `wikidata`, `lei`, `cik`, `companies-house`, `website`. */
  scheme: string;
  value: string;
  url: string;
}

/** One fact that a source states about the actor. */
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
  /** `now` = in reports of the event; `before` = published before the event. */
  when: 'now' | 'before';
  /** True if the statement shares the kind of event or several distinctive words with the topic. */
  sameMatter: boolean;
  reasons: Reason[];
}

/** A passage in a page read for the investigation that quotes someone on the main claim. */
export interface MainClaimStatement extends Omit<ActorStatement, 'when' | 'sameMatter' | 'reasons' | 'sourceId'> {
  sourceId: number;
  /** Full name of the speaker as on the page: "Okafor" → "Ada Okafor". */
  known: string;
  /** As stated on the page: "mayor of Elm". */
  role: string | null;
}

export const TRACK_KINDS = ['docket', 'filing', 'opinion', 'listing', 'leak', 'fact-check', 'investigation'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/**
 * One entry about the actor's past from a register, an index or our own database. Neutral: an entry
 * is no finding of guilt.
 */
export interface TrackEntry extends Pick<ActorDetail, 'text' | 'quote' | 'sourceName' | 'date'> {
  kind: TrackKind;
  sourceUrl: string | null;
  /** Set for entries about our own investigations. */
  investigationId?: number;
}

export interface TrackRecord {
  /** The latest entries of each kind. */
  entries: TrackEntry[];
  /** Total entries of each kind, including those not shown. */
  counts: Partial<Record<TrackKind, number>>;
  /** Caveats about such entries. */
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
  /** Number of languages with an article about the entity. */
  articles: number;
  website: string | null;
  /** Legal entity identifier (LEI), and SEC number (CIK). */
  lei: string | null;
  cik: string | null;
}

/** A knowledge base in which entities are found by name. */
export interface EntityIndex {
  readonly name: string;
  readonly title: string;
  /** Up to seven entities with this name or alias, best first. Does not throw for normal web failures. */
  find(name: string, language: string | null, context: CallContext): Promise<Outcome<EntityCandidate[]>>;
}

/** One of our earlier investigations that named the actor, with its outcome. */
export interface EarlierCase {
  topicId: number;
  investigationId: number;
  title: string;
  names: string[];
  endedAt: Instant;
  ended: 'confirmed' | 'refuted' | 'open';
}

/**
 * Completed investigations that name one of these actors, latest first. `besides`: the current topic, which is
 * excluded.
 */
export type FindEarlierCases = (names: readonly string[], besides: number, limit: number) => Promise<EarlierCase[]>;

/** A page searched for earlier statements; null if it could not be read. */
export interface ReadableReport extends Pick<Article, 'url' | 'site' | 'text' | 'language'> {
  published: { value: Instant; latest: Instant | null } | null;
}

/** Credibility of the publisher of a host. */
export type FindPublisher = (host: string) => { name: string; tier: Tier };

/** Newsroom or agency with this name; null if not in the registry. */
export type FindNewsroom = (name: string) => { name: string; site: string } | null;
export type ReadReport = (url: string, context: CallContext) => Promise<ReadableReport | null>;
