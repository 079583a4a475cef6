export { OutletDirectory } from './outlet.directory';
export { profileSource } from './profile';
export { ratingsChange } from './ratings.change.policy';
export { parseRatings } from './ratings.parse';
export { SourceJudge } from './source.judge';
export type { DomainAges } from './domain-ages.port';
export { RdapRegistry } from './rdap.registry';
export { readSigns } from './site-signs.policy';
export { listRegions, findRegionalOutlets } from './local/local-outlets';
