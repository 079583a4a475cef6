export { judgePage, reasonOf } from './judge-page';
export { JudgePool, type Judge, type JudgePoolOptions } from './judge.pool';
export type { Judgement, JudgementName, PageQuestion, Question, VoicesQuestion } from './judge.tasks';
