import { JUDGEMENTS, type JudgementName } from './judge.tasks';

/** Entry point of a worker thread: one question in, one judgment out. */
export default function judge({ name, question }: { name: JudgementName; question: unknown }): unknown {
  return (JUDGEMENTS[name] as (asked: unknown) => unknown)(question);
}
