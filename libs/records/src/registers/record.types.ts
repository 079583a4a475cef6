import type { CallContext, CoverageEntry, Instant, Outcome, Reason, Topic } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** Probable kind of an actor named in a topic. */
export const ACTOR_KINDS = ['company', 'nonprofit', 'public-body', 'campaign', 'person', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  name: string;
  kind: ActorKind;
  reasons: Reason[];
  /** Other names of the same actor: abbreviations spelled out in the topic, and results of an identification. */
  aliases?: string[];
  /** Register numbers of the same actor, in the format of `PublicRecord.holders`. */
  holders?: string[];
}

/** Subject of a topic, used to choose registers. */
export const MATTERS = [
  'court',
  'company',
  'public-money',
  'campaign-money',
  'sanctions',
  'regulation',
  'ownership',
  'charity',
] as const;
export type Matter = (typeof MATTERS)[number];

/** One query to one register. */
export interface RecordQuery {
  actor: Actor;
  /** Dates (`2026-03-09`) within which the record was made; null = any. Only for event registers. */
  from: string | null;
  to: string | null;
}

/** A verbatim line of `PublicRecord.text` that identifies a body. */
export interface EntityLine {
  tells: 'legal-name' | 'status' | 'place';
  line: string;
}

/** One entry of a register. All text is untrusted. */
export interface PublicRecord {
  /** Name of the register. */
  register: string;
  id: string;
  title: string;
  /** Date of filing, creation or publication; null if the register does not give it. */
  date: Instant | null;
  url: string;
  /** Kind of record in the register's terms: "8-K", "docket", "contract". */
  form: string;
  /** Parties of the record: filer, recipient, litigants. Only these are compared with a topic's actors. */
  parties: string[];
  /** Numbers of the parties, in the order of `parties`, if any: `cik:12927`, `lei:9845…`. */
  holders?: string[];
  /** The register's text, verbatim or as `label: value` lines. */
  text: string;
  /** The line of `text` about the party, if there is one. */
  gist?: string;
  /** Identity lines, for registers of legal entities. */
  entity?: EntityLine[];
  /** Whether the document at `url` can be read. */
  document: boolean;
  /** Why the record is only the party's own statement (a press release filed as an exhibit); otherwise null. */
  selfPublished: Reason | null;
}

export interface RecordManifest extends ProviderManifest {
  /** Settings required; without them the register returns `not-configured`. */
  settings: string[];
  /** The operator's limits, in one sentence. */
  limits: string;
  /** A name that always has results, for health checks. */
  selfTest: string;
  /** Records of events can support a topic; identity entries give background and never confirm it. */
  bears: 'events' | 'identity';
  /** Country the register covers (ISO 3166-1 alpha-2), or `world`. */
  country: string;
  actors: readonly ActorKind[];
  /** Subjects of a topic for which the register is queried. */
  matters: readonly Matter[];
  /** Queried in detailed mode for its kinds of actor regardless of the subject; in quick mode only by subject. */
  always: boolean;
  /** Hosts of its records and documents; `.court.example` = every host with this suffix. */
  hosts: readonly string[];
  /** Set for a separate register with its own quota of queries, which does not affect which others are queried. */
  beside?: true;
}

/** A register of public records. */
export interface RecordRegister {
  readonly manifest: RecordManifest;
  /**
   * Records that may concern the actor: at most 40, from at most three pages. Does not throw for
   * normal web failures. `judgeBearing` decides whether a record matches the actor and event.
   */
  find(query: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>>;
  /** True if switched off by its own setting: the register is not queried and uses no quota. */
  readonly off?: boolean;
}

/**
 * Identifies an actor known by a single word or abbreviation: its other names and register numbers.
 * Null if unknown. Never throws.
 */
export type IdentifyActor = (
  topic: Topic,
  actor: Actor,
  context: CallContext,
) => Promise<Required<Pick<Actor, 'aliases' | 'holders'>> | null>;

/** Relation of a record to the topic, with reasons. */
export interface Bearing {
  bearing: 'evidence' | 'background' | 'unrelated';
  reasons: Reason[];
}

/** A register to query about an actor, with the reason. */
export interface RegisterChoice {
  register: string;
  query: RecordQuery;
  reasons: Reason[];
}

export type MatchedRecord = PublicRecord & Bearing & { actor: string };

export interface RecordFindings {
  /** Evidence first; unrelated records are left out and only counted in the coverage. */
  records: MatchedRecord[];
  coverage: CoverageEntry[];
  choices: { register: string; actor: string; reasons: Reason[] }[];
}
