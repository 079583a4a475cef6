import { JUDGMENT_TASKS, type JudgementName } from './judge.tasks';

/** Entry point of a worker thread: one question in, one judgment out. */
export default function judge({ name, question }: { name: JudgementName; question: unknown }): unknown {
  return (JUDGMENT_TASKS[name] as (asked: unknown) => unknown)(question);
}
