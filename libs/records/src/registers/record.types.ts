import type { CallContext, CoverageEntry, Instant, Outcome, Reason, Topic } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** What somebody named in a topic seems to be. */
export const ACTOR_KINDS = ['company', 'nonprofit', 'public-body', 'campaign', 'person', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  name: string;
  kind: ActorKind;
  reasons: Reason[];
  /** Other names of the very same: initials that the topic spells out, and what an identification brought. */
  aliases?: string[];
  /** Numbers under which registers have the very same, as `PublicRecord.holders` writes them. */
  holders?: string[];
}

/** What a topic is about, as far as it decides which registers may know of it. */
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

/** One question to one register. */
export interface RecordQuery {
  actor: Actor;
  /** Days (`2026-03-09`) within which the record was made; null = any. Only for registers of events. */
  from: string | null;
  to: string | null;
}

/** A line of `PublicRecord.text` that says who a body is, letter by letter. */
export interface EntityLine {
  tells: 'legal-name' | 'status' | 'place';
  line: string;
}

/** One entry of a register. All text is hostile data. */
export interface PublicRecord {
  /** Name of the register. */
  register: string;
  id: string;
  title: string;
  /** Day on which it was filed, made or published; null when the register does not say. */
  date: Instant | null;
  url: string;
  /** What it is, in the register's words: "8-K", "docket", "contract". */
  form: string;
  /** Whom it is of: filer, recipient, parties. Only these are compared with a topic's actors. */
  parties: string[];
  /** Numbers of the bodies it is of, in the order of `parties`, where there are any: `cik:12927`, `lei:9845…`. */
  holders?: string[];
  /** What the register itself says, letter by letter or as `label: value` lines. */
  text: string;
  /** The line of `text` that says what there is about the party, where it has one. */
  gist?: string;
  /** Who it is, where the register tells of legal entities. */
  entity?: EntityLine[];
  /** The document stands at `url` and can be read there. */
  document: boolean;
  /** Why it speaks for the party alone (a press release filed as an exhibit), else null. */
  selfPublished: Reason | null;
}

export interface RecordManifest extends ProviderManifest {
  /** Settings without which it answers `not-configured`. */
  settings: string[];
  /** The operator's limits, in a sentence. */
  limits: string;
  /** A name that is found at any time, for health checks. */
  selfTest: string;
  /** Records of events can bear a topic out; entries on who somebody is explain it and never confirm it. */
  bears: 'events' | 'identity';
  /** Country whose affairs it keeps (ISO 3166-1 alpha-2), or `world`. */
  country: string;
  actors: readonly ActorKind[];
  /** Matters of a topic that call for it. */
  matters: readonly Matter[];
  /**
   * Asked about its kinds of actor in detailed mode whatever the matter; in quick mode its matters alone call for it.
   */
  always: boolean;
  /** Hosts on which its records and documents stand; `.court.example` = every host that ends so. */
  hosts: readonly string[];
  /**
   * Asked beside the others, on a share of questions of its own: what the others are asked does not depend on it.
   */
  beside?: true;
}

/** A register of public records. */
export interface RecordRegister {
  readonly manifest: RecordManifest;
  /**
   * Records that may be of the actor, at most 40, over at most three pages. Never throws for what is normal on the web.
   * Whether one is of this very actor and event is for `bearingOf` to say.
   */
  find(query: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>>;
  /** Switched off by a setting of its own: it is not asked, and no question is spent on it. */
  readonly off?: boolean;
}

/**
 * Who an actor is, for one that goes by a single word or initials: its other names, and the numbers under which
 * registers have it.
 * Null where nothing tells. Never throws.
 */
export type IdentifyActor = (
  topic: Topic,
  actor: Actor,
  context: CallContext,
) => Promise<Required<Pick<Actor, 'aliases' | 'holders'>> | null>;

/** What a record is to the topic, and why. */
export interface Bearing {
  bearing: 'evidence' | 'background' | 'unrelated';
  reasons: Reason[];
}

/** A register that is to be asked about somebody, and why. */
export interface RegisterChoice {
  register: string;
  query: RecordQuery;
  reasons: Reason[];
}

export type MatchedRecord = PublicRecord & Bearing & { actor: string };

export interface RecordFindings {
  /** Evidence first; unrelated ones are left out and only counted in the coverage. */
  records: MatchedRecord[];
  coverage: CoverageEntry[];
  choices: { register: string; actor: string; reasons: Reason[] }[];
}
