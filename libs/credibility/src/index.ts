export { siteOfHost } from './host';
export { OutletDirectory, resolveOutletName } from './outlet.directory';
export { profileSource, type SourceEvidence } from './profile';
export { parseRatings, type ParsedRatings } from './ratings.parse';
export { SourceJudge } from './source.judge';
export { FakeRatings } from './testing/fake-ratings';
