import { failed, errorText, type CallContext, type Outcome } from '@corroborate/domain';

/** Cost of the calls for one query. */
export interface CallCost {
  costUsd: number;
  /** True when every answer came from the cache; false when there was none. */
  fromCache: boolean;
  calls: number;
}

/** Outcome and cost of one query. */
export interface Asked<T> {
  outcome: Outcome<T>;
  cost: CallCost;
  /** The provider had more than was read. */
  cut: boolean;
}

export interface AskWords {
  /** Said where it was cancelled before; absent = it is asked all the same. */
  stopped?: string;
  /** Stands before what an adapter broke on. */
  broke?: string;
}

/** Asks one question and adds up its calls. Never rejects: an adapter that breaks is `failed`. */
export async function ask<T>(
  context: CallContext,
  question: (own: CallContext) => Promise<Outcome<T>>,
  words: AskWords = {},
): Promise<Asked<T>> {
  const cost: CallCost = { costUsd: 0, fromCache: false, calls: 0 };
  const onAnswer: CallContext['onAnswer'] = ({ costUsd, fromCache }) => {
    cost.costUsd += costUsd;
    cost.fromCache = fromCache && (cost.calls === 0 || cost.fromCache);
    cost.calls += 1;
  };
  let cut = false;
  const own = { ...context, onAnswer, onCut: () => void (cut = true) };
  const outcome = await guarded(question, own, words);
  // A call that is given up on may still answer later.
  return { outcome, cost: { ...cost }, cut };
}

async function guarded<T>(
  question: (own: CallContext) => Promise<Outcome<T>>,
  own: CallContext,
  { stopped, broke = 'broke: ' }: AskWords,
): Promise<Outcome<T>> {
  if (stopped !== undefined && own.signal?.aborted) return failed(stopped, 'cancelled');
  try {
    return await question(own);
  } catch (error) {
    return failed(`${broke}${errorText(error).slice(0, 200)}`, 'internal');
  }
}
