import {
  DAY_MS,
  type EvidenceGap,
  type Instant,
  type LocalPress,
  type Mode,
  type PlannedQuery,
  type Topic,
} from '@corroborate/domain';
import { KEYWORDS, WINDOW_DAYS } from '../search.thresholds';
import { eventKinds } from './event-words.policy';
import type { QuerySubject } from './other-language.policy';
import { keywords, topicTerms } from './topic-terms.policy';

export interface PlanOptions {
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** Gaps of the previous round, the source of later queries. */
  gaps?: EvidenceGap[];
  /** Questions of an editor, most important first; searched in the first round. */
  questions?: { question: string; keywords: readonly string[] }[];
  /** Further claims, most important first; searched in the first round. */
  claims?: readonly string[];
  /** Language of the newsroom, two letters; default `en`. */
  deskLanguage?: string;
  /** Local outlets; see `shouldQueryLocalOutlets`. */
  localPress?: LocalPress | null;
  /** Whether trusted groups of sites are queried separately in the first round. */
  trustedGroups?: boolean;
}

/** Input of strategies. */
export interface QueryMaterial extends QuerySubject {
  keys: string[];
  window: { from: Instant; to: Instant } | null;
  deskLanguage: string;
  localPress: LocalPress | null;
}
/** `language` defaults to the topic's. */
export type Strategy = (material: QueryMaterial) => PlannedQuery | null;

export function buildMaterial(
  topic: Topic,
  { now, deskLanguage = 'en', localPress = null }: PlanOptions,
): QueryMaterial {
  const terms = topicTerms(topic);
  return {
    topic,
    terms,
    keys: keywords(topic.title, terms, KEYWORDS.usual),
    window: searchWindow(topic, now),
    kinds: eventKinds(topic.title, terms.language),
    deskLanguage,
    localPress,
  };
}

/** Search window: from 30 days before discovery, or shortly before the event if that is earlier, until now. */
function searchWindow({ eventDate, discoveryDate }: Topic, now: Date) {
  const startOf = (date: string | null, days: number) => (date ? Date.parse(date) - days * DAY_MS : NaN);
  const starts = [
    startOf(discoveryDate, WINDOW_DAYS.beforeDiscovery),
    startOf(eventDate, WINDOW_DAYS.beforeEvent),
  ].filter(Number.isFinite);
  if (starts.length === 0) return null;
  const from = Math.min(...starts);
  return from < now.getTime() ? { from: new Date(from).toISOString(), to: now.toISOString() } : null;
}
