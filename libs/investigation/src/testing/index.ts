export { bridgeTopic, buildCaseData, buildDecision, buildSource } from './case.fixture';
export { createInvestigations } from './investigations.fixture';
export { smallWeb } from './small-web.fixture';
