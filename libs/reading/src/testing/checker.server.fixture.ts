import type { CheckerServer } from '../checker/checker.server';

/** A self-hosted checker, used as critic, with chat completions. */
export const checkerServer = (over: Partial<CheckerServer> = {}): CheckerServer => ({
  name: 'checker',
  baseUrl: 'http://127.0.0.1:11434/v1',
  apiKey: 'none',
  model: 'bespoke-minicheck',
  price: { in: 1, out: 1 },
  timeoutMs: 5_000,
  role: 'critic',
  protocol: 'chat',
  window: 400,
  ...over,
});
