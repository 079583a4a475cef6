export { bridgeTopic, caseDataOf, decisionOf, sourceOf } from './case.fixture';
export { smallWeb } from './small-web.fixture';
