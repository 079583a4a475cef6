import { failed, formatError, type CallContext, type Outcome } from '@corroborate/domain';

/** Cost of the calls for one query. */
export interface CallCost {
  costUsd: number;
  /** True if every response came from the cache; false without any response. */
  fromCache: boolean;
  calls: number;
}

/** Outcome and cost of one query. */
export interface QueryResult<T> {
  outcome: Outcome<T>;
  cost: CallCost;
  /** Whether the provider had more results than were read. */
  cut: boolean;
}

export interface QueryMessages {
  /** Failure reason if cancelled before the call; if absent, the call is made anyway. */
  stopped?: string;
  /** Prefix of adapter error messages. */
  broke?: string;
}

/** Runs one query and sums the cost of its calls. Never rejects; adapter errors become `failed`. */
export async function runQuery<T>(
  context: CallContext,
  question: (own: CallContext) => Promise<Outcome<T>>,
  words: QueryMessages = {},
): Promise<QueryResult<T>> {
  const cost: CallCost = { costUsd: 0, fromCache: false, calls: 0 };
  const onAnswer: CallContext['onAnswer'] = ({ costUsd, fromCache }) => {
    cost.costUsd += costUsd;
    cost.fromCache = fromCache && (cost.calls === 0 || cost.fromCache);
    cost.calls += 1;
  };
  let cut = false;
  const own = { ...context, onAnswer, onCut: () => void (cut = true) };
  const outcome = await runGuarded(question, own, words);
  // Copied, because an abandoned call can still receive its response later.
  return { outcome, cost: { ...cost }, cut };
}

async function runGuarded<T>(
  question: (own: CallContext) => Promise<Outcome<T>>,
  own: CallContext,
  { stopped, broke = 'broke: ' }: QueryMessages,
): Promise<Outcome<T>> {
  if (stopped !== undefined && own.signal?.aborted) return failed(stopped, 'cancelled');
  try {
    return await question(own);
  } catch (error) {
    return failed(`${broke}${formatError(error).slice(0, 200)}`, 'internal');
  }
}
