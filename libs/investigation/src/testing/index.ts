export { bridgeTopic, caseDataOf } from './case.fixture';
