/** Thresholds for related topics, with reasons. */
export const RELATED = {
  /** Shown; more help nobody. */
  events: 12,
  series: 10,
  /** Two accounts at most so far apart, hours, are told at one time. */
  sameTimeHours: 36,
  /**
   * Nearer than this, days, a like event may be the same one in other words: it is put into no series unless it is
   * surely another.
   */
  seriesApart: 30,
  /** … and even then the two must be this far apart, days. */
  surelyOther: 3,
  /** Older ones say little of today's. */
  seriesYears: 30,
} as const;

/** Kinds of news that are told of nearly everything: two of them are no series. */
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

/** Kinds that come back to a place by themselves; of any other a common place alone makes no series. */
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
