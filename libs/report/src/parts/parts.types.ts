import type { Article, Claim, ClaimFinding, Cluster, Decision } from '@corroborate/domain';
import type { Instant, Mode, SourceView, Topic } from '@corroborate/domain';
import type { PageModel } from '@corroborate/stance';
import type { Balance } from './balance/balance.types';
import type { NotedCase } from './noted/noted.types';
import type { CardLead, CredibilityTally, SourceCard } from './cards/cards.types';
import type { Position } from './positions/positions.types';
import type { StatementCheck } from './statements/statements.types';
import type { Theory } from './theories/theories.types';
import type { EventTimeline } from './timeline/timeline.types';

/** What of a decided case the parts are made of, beside the pages themselves: plain data, as it goes to a thread. */
export interface PartsCase {
  topic: Topic;
  mode: Mode;
  claims: Claim[];
  sources: SourceView[];
  clusters: Cluster[];
  /** What the pages together come to on each claim. */
  findings?: readonly ClaimFinding[];
  /** What those whom the topic is about said before it, as background found it. */
  earlier?: readonly EarlierStatement[];
  /** Whom it is about, as background knows it, the first of the title first. */
  actors?: readonly string[];
  /** By source: how much of the topic its text speaks of, 0–100. */
  relevance?: ReadonlyMap<number, { score: number }>;
  decision: Pick<Decision, 'counted'>;
  /** What a model noted on the pages; absent where none read them. */
  noted?: Pick<NotedCase, 'notes' | 'groups'> | null;
}

/** Words of somebody from before the event, on its matter. */
export interface EarlierStatement {
  /** Name of the speaker as names are compared; see `nameKey`. */
  key: string;
  quote: string;
  url: string;
  /** Null where the page is none of the case's sources. */
  sourceId: number | null;
  date: Instant | null;
}

/** Captured pages by the id of their source. */
export type Articles = ReadonlyMap<number, Article>;

/** A source of the report's list that could be read. */
export interface ReadSource {
  /** `S001`, by its place in the list. */
  id: string;
  view: SourceView;
  article: Article;
  page: PageModel;
}

/** What is told of a case beside its verdict. Made when all is decided: no decision reads any of it. */
export interface ReportParts {
  cards: SourceCard[];
  leads: CardLead[];
  tally: CredibilityTally;
  timeline: EventTimeline;
  /** Null where the topic names nobody and nothing that could be spoken for or against, or no voice was read. */
  balance: Balance | null;
  /** Who holds what about each claim. */
  positions: Position[];
  theories: Theory[];
  statements: StatementCheck[];
}
