export * from './json-faults.policy';
export { MOMENT_FORM, parseMoment, type ParsedMoment } from './moment.policy';
export * from './topic.contract';
export * from './topic.reader';
