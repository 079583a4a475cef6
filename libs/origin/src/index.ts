export { extractAttributions } from './attribution.policy';
export { citationsToFollow } from './follow.policy';
export type { CitationToFollow } from './follow.policy';
export * from './origin.thresholds';
export { ownReportingSigns, traceOrigin } from './trace.policy';
export type { TraceInput, TraceSource } from './trace.policy';
