export type { Answer, CallInit, Path } from './calls.ts';
export { createClient, type ClientOptions, type CorroborateClient, type WaitOptions } from './client.ts';
export type { Download } from './download.ts';
export type { FollowOptions, InvestigationMessage } from './follow.ts';
export type { ItemOf, PagedPath } from './pages.ts';
export { ProblemError, type Problem, type ProblemErrorCode, type ProblemItem, type Schemas } from './problem-error.ts';
export type { components, operations, paths } from './schema.gen.ts';
