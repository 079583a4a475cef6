import { loadSettings } from '@corroborate/config';
import { FakeGateway, type FakePage } from '@corroborate/domain/testing';
import { ParsePool } from '@corroborate/pages';
import { createEngines } from '@corroborate/search';
import { createNetworks } from '@corroborate/social';
import { runLive } from './live.run';

const NOW = new Date('2026-11-28T12:00:00Z');
const CLOCK = { now: () => NOW };
const OFF = [
  ...createEngines(loadSettings({}), { gateway: new FakeGateway(), clock: CLOCK, pool: new ParsePool(0) }),
  ...createNetworks(loadSettings({}), new FakeGateway(), CLOCK),
]
  .map(({ manifest }) => manifest.name)
  .join(',');

async function check(page: FakePage, given: Record<string, string> = {}) {
  const settings = loadSettings({}, { DISABLED_ENGINES: OFF, OPENAI_API_KEY: 'openai-live-secret', ...given });
  const gateway = new FakeGateway().on('api.openai.com', page).on('', { status: 503 });
  const parts = { settings, pool: new ParsePool(0), clock: CLOCK, maxUsd: 0, gatewayFor: () => gateway };
  const run = await runLive(parts);
  return { ...run, gateway, report: run.reports.find(({ name }) => name === 'model-openai') };
}

describe('a live check of a model', () => {
  it.each([
    ['works', { body: '{"id":"gpt-6-luna","object":"model"}' }, {}],
    ['changed', { body: '{"name":"gpt-6-luna"}' }, {}],
    [
      'key refused',
      { status: 401, body: '{"error":{"message":"Incorrect API key provided: openai-live-secret"}}' },
      {},
    ],
    ['key refused', { status: 400, body: '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' }, {}],
    ['gone', { status: 404, body: '{"error":{"code":"model_not_found"}}' }, {}],
    ['limited', { status: 429, body: '{}' }, {}],
    ['unreachable', { status: 502, body: 'Bad gateway' }, {}],
  ])('reports %s', async (verdict, page: FakePage, given) => {
    const { report, recordings } = await check(page, given);
    expect(report?.verdict).toBe(verdict);
    expect(JSON.stringify([report, recordings])).not.toContain('openai-live-secret');
  });

  it('checks the research model in a live check as well if research is on', async () => {
    const { gateway } = await check(
      { body: '{"id":"x"}' },
      { DEEP_RESEARCH: 'openai', OPENAI_RESEARCH_MODEL: 'gpt-r' },
    );
    const asked = gateway.requests.map(({ url }) => url).filter((url) => url.includes('api.openai.com'));
    expect(asked).toEqual(['https://api.openai.com/v1/models/gpt-6-luna', 'https://api.openai.com/v1/models/gpt-r']);
  });

  it('records no token from a response, and no JSON that cannot be parsed', async () => {
    const token = 'fresh-session-token-1';
    const { recordings } = await check({
      body: `{"id":"gpt-6-luna","accessJwt":"${token}","access_token":"${token}"}`,
    });
    expect(JSON.stringify(recordings)).not.toContain(token);
    const broken = await check({ body: `{"id":"gpt-6-luna","access_token":"${token}"` });
    expect(JSON.stringify(broken.recordings)).not.toContain(token);
  });
});
