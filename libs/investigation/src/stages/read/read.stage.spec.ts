import type { CaptureVerdict } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { MODE_PROFILES } from '../../investigation.thresholds';
import { bridgeTopic } from '../../testing/case.fixture';
import { PageCollector } from './page-collector';
import { toLeadRequests, ReadStage } from './read.stage';
import type { StageInput } from '../stage';

const OWN = 'https://blog.example/bridge?utm_source=feed';
const FOUND = 'https://paper.example/bridge';
const NOTICE = 'https://city.example/notice';
const topic = bridgeTopic({
  url: OWN,
  sourcePlan: { provided_sources: [NOTICE, `${FOUND}?utm_source=mail`, 'https://blog.example/bridge'] },
});
const result = { url: FOUND, canonicalUrl: FOUND, site: 'paper.example', foundBy: [{ engine: 'gdelt' }], reasons: [] };

const nothingAdded = { pending: async () => [], read: async () => [], note: async () => undefined };

const run = async (round: number, verdict: CaptureVerdict = 'complete') => {
  let saved = 0;
  const reader = {
    read: async (url: string) => buildArticle('Bridge', 'It is closed.', { url, verdict, site: new URL(url).hostname }),
  };
  const stage = new ReadStage(
    new PageCollector(reader, { save: async () => (saved += 1) }),
    {
      lookAhead: async () => undefined,
    },
    nothingAdded,
  );
  const history = { pages: () => [], factChecks: () => [], at: () => ({ results: [result] }) };
  const input = { topic, round, history, profile: MODE_PROFILES.quick, context: {}, report: async () => undefined };
  const done = await stage.run(input as unknown as StageInput);
  return { pages: done.output.pages.map(({ url, foundBy }) => [url, ...foundBy]), reason: done.reason ?? '' };
};

describe('pages of the first round', () => {
  it('reads the topic’s own page, pages sent with it and search results in the first round, each once', async () => {
    expect((await run(1)).pages).toEqual([
      [OWN, 'topic'],
      [NOTICE, 'provided'],
      [FOUND, 'gdelt'],
    ]);
  });

  it('lists pages sent with the topic as missing if they are unreadable', async () => {
    expect((await run(1, 'paywall')).reason).toMatch(/page of city\.example could not be read/);
  });
});

it('does not read pages sent with the topic again in later rounds', async () => {
  expect((await run(2)).pages).toEqual([[FOUND, 'gdelt']]);
});

describe('leads of deep research', () => {
  const lead = (provider: string, page: string) => ({ provider, url: `https://${page}.example/` });
  const named = (leads: { provider: string; url: string }[], known: string[] = []) =>
    toLeadRequests(leads, new Set(known)).map(({ url, foundBy }) => [url, ...foundBy]);

  it('reads leads of deep research with their provider as finder, alternating between providers', () =>
    expect(named([lead('openai', 'a'), lead('openai', 'b'), lead('xai', 'c')])).toEqual([
      ['https://a.example/', 'research:openai'],
      ['https://c.example/', 'research:xai'],
      ['https://b.example/', 'research:openai'],
    ]));

  it('reads a lead of deep research once if two providers name it, and not if the page is known', () =>
    expect(
      named([lead('openai', 'a'), lead('xai', 'a'), lead('xai', 'b'), lead('xai', 'a')], ['https://b.example/']),
    ).toEqual([['https://a.example/', 'research:openai', 'research:xai']]));

  it('limits the leads of deep research that are read per round', () =>
    expect(named(Array.from({ length: 30 }, (_, n) => lead('openai', `p${n}`)))).toHaveLength(8));
});
