export { bridgeTopic, caseDataOf, decisionOf, sourceOf } from './case.fixture';
export { investigationsOn } from './investigations.fixture';
export { smallWeb } from './small-web.fixture';
