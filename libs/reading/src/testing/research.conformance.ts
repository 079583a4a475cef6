import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import type { DeepResearchProvider, ResearchResponse } from '../research/research.port';

/** One conformance check, independent of the test runner. Throws an assertion error. */
export interface ResearchCheck {
  name: string;
  run(provider: DeepResearchProvider): Promise<void>;
}

const CONTEXT = { investigationId: 1, stage: 'research' };
/** URLs returned by the test server. */
export const NAMED_URLS = ['https://www.example.org/news/dam', 'https://city.example/notice'];

const idOf = (response: ResearchResponse): string => {
  if (response.kind === 'fault') throw new Error(`it did not begin: ${response.fault}, ${response.reason}`);
  return response.id;
};

async function untilDone(provider: DeepResearchProvider, id: string): Promise<ResearchResponse> {
  for (let n = 0; n < 5; n += 1) {
    const response = await provider.look(id, CONTEXT);
    if (response.kind !== 'pending') return response;
  }
  throw new Error('it was not done after five looks');
}

/** Checks for every provider: the fake for tests, and the adapters with test servers. */
export const researchConformance: ResearchCheck[] = [
  {
    name: 'starts a job and returns its result with text and URLs by ID',
    run: async (provider) => {
      const id = idOf(await provider.start('Who reported the dam?', CONTEXT));
      const response = await untilDone(provider, id);
      ok(response.kind === 'done' && response.id === id && response.text.length > 0);
      deepStrictEqual(
        response.leads.map(({ url }) => url),
        NAMED_URLS,
      );
    },
  },
  {
    name: 'returns the same result to another process',
    run: async (provider) => {
      const id = idOf(await provider.start('Who reported the dam?', CONTEXT));
      deepStrictEqual(await untilDone(provider, id), await untilDone(provider, id));
    },
  },
  {
    name: 'gives each job its own ID',
    run: async (provider) => {
      const [first, second] = [await provider.start('A dam?', CONTEXT), await provider.start('A dam?', CONTEXT)];
      ok(idOf(first) !== idOf(second));
    },
  },
  {
    name: 'reports an unknown ID without throwing',
    run: async (provider) => {
      for (const id of ['nobody-knows', '../../keys', 'a b?c=d'])
        strictEqual(getFault(await provider.look(id, CONTEXT)), 'not-found');
    },
  },
  {
    name: 'accepts repeated cancellation and cancellation of an unknown ID',
    run: async (provider) => {
      const id = idOf(await provider.start('Who reported the dam?', CONTEXT));
      for (const one of [id, id, 'nobody-knows']) await provider.end(one, CONTEXT);
    },
  },
];

export const getFault = (response: ResearchResponse): string =>
  response.kind === 'fault' ? response.fault : response.kind;
