/** Thresholds for related topics, with reasons. */
export const RELATED = {
  /** Maximum topics shown. */
  events: 12,
  series: 10,
  /** Reports at most this many hours apart count as the same time. */
  sameTimeHours: 36,
  /**
   * A similar event fewer than this many days away may be the same one in other words, so it joins
   * no series unless it is clearly different.
   */
  seriesApart: 30,
  /** Minimum days apart even if the event is clearly different. */
  surelyOther: 3,
  /** Older events say little about the present. */
  seriesYears: 30,
} as const;

/** Kinds of news that apply to almost everything: two of them do not form a series. */
export const VAGUE_KINDS: ReadonlySet<string> = new Set([
  'find',
  'rise',
  'drop',
  'move',
  'remove',
  'agree',
  'demand',
  'criticise',
  'deny',
  'reject',
  'perform',
  'endorse',
  'order',
  'approve',
  'die',
  'injure',
  'win',
  'open',
]);

/** Kinds that recur at a place; for any other kind, a shared place alone does not form a series. */
export const RECURRING_KINDS: ReadonlySet<string> = new Set([
  'fire',
  'explosion',
  'collapse',
  'outage',
  'shoot',
  'crash',
  'disaster',
  'spill',
  'outbreak',
  'strike',
  'protest',
  'sinkhole',
  'burst',
  'aground',
  'evacuate',
  'elect',
]);
