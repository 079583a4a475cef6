export { judgePage, timeoutReason } from './judge-page';
export { JudgePool, type Judge } from './judge.pool';
export type { PageQuestion, Question } from './judge.tasks';
