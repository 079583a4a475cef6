import { JUDGEMENTS, type JudgementName } from './judge.tasks';

/** What a thread runs: one question in, one judgement out. */
export default function judge({ name, question }: { name: JudgementName; question: unknown }): unknown {
  return (JUDGEMENTS[name] as (asked: unknown) => unknown)(question);
}
