/** Injection tokens for dependencies without a class. */
export const NETWORKS = Symbol('SocialNetworks');
export const REASONERS = Symbol('ReasoningService');
export const AROUND_CONCLUSION = Symbol('ConclusionHooks');
export const RESEARCH = Symbol('Research');
export const ENTITY_INDEXES = Symbol('EntityIndexes');

/**
 * Real time, even during a replay, because rows carry the database's time, and certificates and webhook receivers use
 * real time.
 */
export const WALL_CLOCK = Symbol('WallClock');
