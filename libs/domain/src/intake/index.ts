export * from './json-faults.policy';
export { futureNotice, isFutureDay, parseMoment } from './moment.policy';
export * from './topic.contract';
export * from './topic.reader';
export * from './submission.contract';
export * from './submission.reader';
export * from './added-source.contract';
export * from './added-source.reader';
