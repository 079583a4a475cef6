import type { CheckAnswer, Checker, CheckQuestion } from '../checker/checker.port';
import { noUsage } from '../model/chat.port';

const USAGE = { calls: 1, tokensIn: 10, tokensOut: 1, costUsd: 0.0001 };

/** A checker for tests that returns scripted probabilities; null means failure. Records its questions. */
export class ScriptedChecker implements Checker {
  readonly provider = 'checker';
  readonly asked: CheckQuestion[] = [];

  constructor(
    private readonly sure: (question: CheckQuestion) => number | null,
    readonly model = 'scripted',
  ) {}

  async check(question: CheckQuestion): Promise<CheckAnswer> {
    if (question.document.trim() === '') return { kind: 'answered', value: 0, usage: noUsage() };
    this.asked.push(question);
    const value = this.sure(question);
    return value === null
      ? { kind: 'failed', reason: 'it is down', silent: false, usage: USAGE }
      : { kind: 'answered', value, usage: USAGE };
  }
}

/** Confirms with certainty claims that occur verbatim in the document, and no others. */
export const confirmVerbatim = ({ document, claim }: CheckQuestion): number =>
  document.toLowerCase().includes(claim.toLowerCase().replace(/[.\s]+$/u, '')) ? 0.96 : 0.02;
