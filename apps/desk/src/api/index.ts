/** Entry point of the api layer. */
export * from './administration';
export * from './client';
export * from './identity-provider';
export * from './investigations';
export type { Connection, LiveState } from './stream';
export * from './read';
export * from './reports';
export * from './session';
export * from './start-many';
export * from './stream';
export * from './topics';
export * from './types';
