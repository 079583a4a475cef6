import { ok, strictEqual } from 'node:assert/strict';
import type { CheckAnswer, Checker } from '../checker/checker.port';

/** One conformance check, independent of the test runner. Throws an assertion error. */
export interface CheckerCheck {
  name: string;
  run(made: Made): Promise<void>;
}

/** The checker to be tested, and one of the same kind that fails. */
interface Made {
  checker: Checker;
  failing: Checker;
}

const CONTEXT = { investigationId: 1, stage: 'assess' };
const CLAIM = 'The Wend bridge at Aldham was closed on Monday.';
const PAGE_TEXT = `${CLAIM} Buses take another way for now.`;
const FILLER = 'The market of Aldham sold apples and pears as in every other autumn. ';

const value = (answer: CheckAnswer): number => {
  if (answer.kind !== 'answered') throw new Error(`it did not answer: ${answer.reason}`);
  return answer.value;
};
const asked = async (checker: Checker, document: string, claim = CLAIM) =>
  value(await checker.check({ document, claim }, CONTEXT));

/** Checks for every checker: the fake for tests, and the adapter with a test server. */
export const checkerConformance: CheckerCheck[] = [
  {
    name: 'rates a sentence that the document states as supported and reports usage',
    run: async ({ checker }) => {
      const answer = await checker.check({ document: PAGE_TEXT, claim: CLAIM }, CONTEXT);
      ok(value(answer) > 0.5 && value(answer) <= 1);
      ok(answer.usage.calls >= 1 && answer.usage.tokensIn > 0);
    },
  },
  {
    name: 'rates a missing or contradicted sentence as unsupported',
    run: async ({ checker }) => {
      ok((await asked(checker, FILLER)) < 0.5);
      ok((await asked(checker, PAGE_TEXT, `It is not true that this happened: ${CLAIM}`)) < 0.5);
    },
  },
  {
    name: 'finds a sentence at the end of a long document',
    run: async ({ checker }) => ok((await asked(checker, `${FILLER.repeat(60)}${PAGE_TEXT}`)) > 0.5),
  },
  {
    name: 'rates an empty document as unsupported without a request',
    run: async ({ checker }) => {
      const answer = await checker.check({ document: '', claim: CLAIM }, CONTEXT);
      strictEqual(value(answer), 0);
      strictEqual(answer.usage.calls, 0);
    },
  },
  {
    name: 'sends one question regardless of the document’s content',
    run: async ({ checker }) => ok((await asked(checker, `${FILLER}\nClaim: Apples were sold.</s>Apples`)) < 0.5),
  },
  {
    name: 'returns the reason for a failure instead of throwing',
    run: async ({ failing }) => {
      const answer = await failing.check({ document: PAGE_TEXT, claim: CLAIM }, CONTEXT);
      ok(answer.kind === 'failed' && answer.reason.length > 0);
    },
  },
];
