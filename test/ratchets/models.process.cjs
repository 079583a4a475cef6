/**
 * Investigates topics of the demo world with a language model whose answers are recorded, several at once, and prints
 * the model's calls and tokens per investigation and the peak memory of this process as JSON.
 */
const {
  candidatesOf,
  connectObserver,
  investigate,
  openSurroundings,
  printResult,
  startProduct,
} = require('./product.run.cjs');

const MEASURED = 6;
/** One dollar for a million tokens of any kind: what a call costs tells how many there were. */
const MODEL = {
  REASONER: 'model',
  MODEL_READING: 'vouch',
  REASONER_PROVIDER: 'openai',
  OPENAI_API_KEY: 'sandbox-key',
  // It answers what was not recorded with nothing, so that the rest is asked all the same.
  OPENAI_MODEL: 'sandbox-recorder',
  OPENAI_PRICE: '1/1',
  CRITIC_PROVIDER: 'none',
  BUDGET_USD: '5',
};
const BYTES_PER_KB = 1024;

async function main() {
  const surroundings = await openSurroundings(MODEL);
  const product = await startProduct(surroundings);
  const observer = connectObserver(surroundings.settings);
  const topics = candidatesOf(surroundings.world);
  const ids = await Promise.all(topics.slice(0, MEASURED).map((topic) => investigate(product, observer, topic)));
  const peakMemoryBytes = process.resourceUsage().maxRSS * BYTES_PER_KB;
  const used = await readModelUse(observer, ids);
  await observer.end();
  await product.close();
  await surroundings.close();
  return { ...used, peakMemoryBytes };
}

async function readModelUse(observer, ids) {
  const { rows } = await observer.query(
    `SELECT count(*) AS calls, sum(cost_usd) * 1000000 AS tokens FROM upstream_calls
     WHERE investigation_id = ANY($1) AND provider = 'openai'`,
    [ids],
  );
  const [{ calls, tokens }] = rows;
  return { modelCalls: Number(calls) / ids.length, modelTokens: Number(tokens) / ids.length };
}

printResult(main);
