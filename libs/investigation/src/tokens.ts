/** Injection tokens of what has no class of its own. */
export const NETWORKS = Symbol('SocialNetworks');
export const REASONERS = Symbol('ReasoningService');
export const AROUND_CONCLUSION = Symbol('AroundConclusion');
export const RESEARCH = Symbol('Research');
export const ENTITY_INDEXES = Symbol('EntityIndexes');

/**
 * The real time, whatever moment the product lives at: rows carry the database's own time, and
 * certificates and receivers of webhooks go by theirs.
 */
export const WALL_CLOCK = Symbol('WallClock');
