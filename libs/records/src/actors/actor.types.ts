import type { Article, CallContext, Instant, Outcome, Reason, Tier } from '@corroborate/domain';
import type { Actor } from '../registers/record.types';

/** Someone the topic is about or who speaks on it, as far as the topic itself tells. */
export interface KeyActor extends Pick<Actor, 'name' | 'kind' | 'reasons'> {
  /** Other names that the topic itself gives: initials that it spells out, a longer form of the name. */
  aliases: string[];
  /** Where the topic names it: the sentence, verbatim. */
  role: ActorRole | null;
}

/** The sentence in which someone is named with what they do; found verbatim where it says. */
export interface ActorRole {
  quote: string;
  /** Which text of the topic, or the name of the source. */
  from: string;
  sourceUrl: string | null;
}

/** Someone who is not looked up, and why. The name is left out: where it matters it is in the topic. */
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
  /** Found verbatim in what the source answered. */
  quote: string;
  sourceUrl: string;
  sourceName: string;
  date: Instant | null;
}

/** What the actor is said to have said on the matter. */
export interface ActorStatement extends Pick<ActorDetail, 'quote' | 'sourceUrl' | 'sourceName' | 'date'> {
  speaker: string;
  /** Row id in `sources` where the page was read for this investigation's evidence. */
  sourceId: number | null;
  /** How far the source can be trusted; never 4. */
  tier: Tier;
  /** `now` = in reports of the event; `before` = published before it. */
  when: 'now' | 'before';
  /** It shares with the topic what happened, or several telling words. */
  sameMatter: boolean;
  reasons: Reason[];
}

/** A passage in which a page read for the investigation has someone speak on the core claim. */
export interface HeardStatement extends Omit<ActorStatement, 'when' | 'sameMatter' | 'reasons' | 'sourceId'> {
  sourceId: number;
  /** The speaker by the full name where the page gives it: "Okafor" → "Ada Okafor". */
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
  /** Of our own, if it is one. */
  investigationId?: number;
}

export interface TrackRecord {
  /** The latest of each kind. */
  entries: TrackEntry[];
  /** How many there are of each kind, those not shown included. */
  counts: Partial<Record<TrackKind, number>>;
  /** What such entries do not show. */
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

/** What a collection of entities has under a name. All text is hostile data. */
export interface EntityCandidate {
  /** `Q66`. */
  id: string;
  url: string;
  label: string;
  aliases: string[];
  description: string;
  /** Names of what it is an instance of, its trades, places and owners, as far as they could be looked up. */
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
  /** Entities that go by the name or alias, best first, at most seven. Never throws for what is normal on the web. */
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

/** A page as someone's earlier words are read in it; null if it could not be read. */
export interface ReadableReport extends Pick<Article, 'url' | 'site' | 'text' | 'language'> {
  published: { value: Instant; latest: Instant | null } | null;
}

/** Who publishes on a host, and how far that can be trusted. */
export type StandingOf = (host: string) => { name: string; tier: Tier };

/** The newsroom or agency that goes by a name; null if the registry knows none. */
export type NewsroomOf = (name: string) => { name: string; site: string } | null;
export type ReadReport = (url: string, context: CallContext) => Promise<ReadableReport | null>;
