export { OutletDirectory } from './outlet.directory';
export { profileSource } from './profile';
export { parseRatings } from './ratings.parse';
export { SourceJudge } from './source.judge';
export type { DomainAges } from './domain-ages.port';
export { RdapRegistry } from './rdap.registry';
export { signsOf } from './site-signs.policy';
export { FakeDomainAges } from './testing/fake-domain-ages';
export { listedRegions, outletsOfRegion } from './local/local-outlets';
