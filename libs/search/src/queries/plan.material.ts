import {
  DAY_MS,
  type Gap,
  type Instant,
  type LocalPress,
  type Mode,
  type PlannedQuery,
  type Topic,
} from '@corroborate/domain';
import { KEYWORDS, WINDOW_DAYS } from '../search.thresholds';
import { eventKinds } from './event-words.policy';
import type { Subject } from './other-language.policy';
import { keywords, topicTerms } from './topic-terms.policy';

export interface PlanOptions {
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** Gaps of the previous round, the source of later queries. */
  gaps?: Gap[];
  /** Questions of an editor, most important first; searched in the first round. */
  questions?: { question: string; keywords: readonly string[] }[];
  /** Further claims, most important first; searched in the first round. */
  claims?: readonly string[];
  /** Language of the newsroom, two letters; default `en`. */
  deskLanguage?: string;
  /** Local outlets; see `asksLocalOutlets`. */
  localPress?: LocalPress | null;
  /** Whether trusted groups of sites are queried separately in the first round. */
  trustedGroups?: boolean;
}

/** Input of strategies. */
export interface Material extends Subject {
  keys: string[];
  window: { from: Instant; to: Instant } | null;
  deskLanguage: string;
  localPress: LocalPress | null;
}
/** `language` defaults to the topic's. */
export type Strategy = (material: Material) => PlannedQuery | null;

export function materialOf(topic: Topic, { now, deskLanguage = 'en', localPress = null }: PlanOptions): Material {
  const terms = topicTerms(topic);
  return {
    topic,
    terms,
    keys: keywords(topic.title, terms, KEYWORDS.usual),
    window: windowAround(topic, now),
    kinds: eventKinds(topic.title, terms.language),
    deskLanguage,
    localPress,
  };
}

/** From shortly before the earlier to a few weeks after the later of event and discovery, never in the future. */
function windowAround(topic: Topic, now: Date) {
  const moments = [topic.eventDate, topic.discoveryDate]
    .map((date) => (date ? Date.parse(date) : NaN))
    .filter(Number.isFinite);
  if (moments.length === 0) return null;
  const from = Math.min(...moments) - WINDOW_DAYS.before * DAY_MS;
  const to = Math.min(Math.max(...moments) + WINDOW_DAYS.after * DAY_MS, now.getTime());
  return from < to ? { from: new Date(from).toISOString(), to: new Date(to).toISOString() } : null;
}
