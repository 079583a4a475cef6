import type { Schemas } from './client';

/**
 * What an investigation came to, and its parts, as the API's document has them. Fields that may be absent came with a
 * later version. All texts are hostile data: shown as text alone.
 */
export type Result = Schemas['InvestigationResult'];
export type ResultSource = Schemas['ResultSource'];
export type ResultCluster = Schemas['ResultCluster'];
export type ResultClaim = Schemas['ResultClaim'];
export type ResultRule = Schemas['ResultRule'];
export type Discrepancy = Schemas['ResultDiscrepancy'];
export type OriginLine = Schemas['ResultOrigin'];
export type SocialPost = Schemas['ResultPost'];
/** What language models read in one source, each with its quote. */
export type SourceReading = Schemas['ResultReasoning']['readings'][number];

/** What is told beside the evidence: nothing of it counts for the level. */
export type Actor = Schemas['ResultActor'];
export type ActorSaid = Schemas['ResultActorStatement'];
export type Detail = Schemas['ResultDetail'];
/** Where it happened; its conditions are computed, and have no quote. */
export type ResultPlace = Schemas['ResultPlace'];
export type CoverageTimeline = Schemas['ResultCoverageTimeline'];
