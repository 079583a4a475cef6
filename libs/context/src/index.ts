export { createContextSources } from './sources/create-sources';
export { ContextResearcher } from './context.researcher';
export { contextRichness } from './judge/richness.policy';
export { documentFits, type Fit } from './judge/fit.policy';
export { detailsFrom } from './judge/details.policy';
export { topicEntities } from './judge/topic-entities.policy';
export * from './context.types';
export { FakeContextSource } from './testing/fake-source';
