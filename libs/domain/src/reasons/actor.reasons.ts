/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** What somebody named in a topic seems to be. */
export type ToldKind = 'company' | 'nonprofit' | 'public-body' | 'campaign' | 'person' | 'unknown';

/** Who the people and bodies of a topic are: each code with what it is told with. */
export interface ActorReasons
  extends NamingReasons, PrivacyReasons, IdentityReasons, IdentityMisfits, TieReasons, StatementReasons {}

/** What shows the kind of an actor, and that it may be looked up. */
interface NamingReasons {
  /** The form of the name tells the kind. */
  'actor.name-form': { name: string; kind: ToldKind };
  'actor.office-before': { name: string };
  'actor.with-office': { name: string; office: string };
  'actor.as-person': { name: string };
  'actor.as-business': { name: string };
  'actor.unknown': { name: string };
  /** The text itself says what the initials stand for. */
  'actor.spelled-out': { initials: string; name: string };
  'actor.initials': { initials: string; name: string };
  'actor.publicly-known': { name: string };
  'actor.office-in-topic': { name: string; office: string };
  /** A page that was read gives the office. */
  'actor.office-in-source': { source: string; name: string; office: string };
  /** The words of a collection tell the kind. */
  'actor.called': { source: string; what: string };
}

/** Why somebody is not looked up. */
interface PrivacyReasons {
  'private.minor': Nothing;
  'private.aged': Nothing;
  'private.role': { role: string };
  'private.fate': { fate: string };
  /** What is said of them, in a language other than English. */
  'private.said-of': { words: string };
  'private.identified': Nothing;
  'private.no-office': Nothing;
}

/** Whom a collection or register is taken to mean, or why nobody. */
interface IdentityReasons {
  'identity.nobody': Nothing;
  /** So many go by the name and fit alike. */
  'identity.several': { entities: number; name: string };
  /** Nobody else of the kind goes by the name. */
  'identity.only-one': { kind: ToldKind };
  /** The only one, and so widely known that there are articles in so many languages. */
  'identity.only-one-known': { kind: ToldKind; languages: number };
  'identity.only-legal-entity': { name: string };
  'identity.not-asked': Nothing;
  /** What came of asking, as the collection told it. */
  'identity.no-answer': { told: string };
  'identity.pages-alone': Nothing;
}

/** Why an entity of the name is not the one that is meant. */
interface IdentityMisfits {
  'identity.other-name': { label: string };
  /** `what` it is; null where nothing tells. */
  'identity.other-kind': { label: string; what: string | null; kind: ToldKind };
  'identity.no-actor': { label: string; what: string };
  'identity.ended': { label: string; what: string; year: number };
  'identity.elsewhere': { label: string; found: string; wanted: string };
  'identity.untied': { label: string; what: string };
}

/** What something shares with the topic beside the name. */
interface TieReasons {
  'tie.place': { place: string };
  'tie.name': { name: string };
  'tie.words': { words: string[] };
  'tie.kind': { words: string };
}

/** Whence the words of an actor are. */
interface StatementReasons {
  'statement.before': Nothing;
  'statement.on-claim': Nothing;
}
