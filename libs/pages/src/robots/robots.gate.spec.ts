import type { Clock } from '@corroborate/domain';
import { ROBOTS_CACHE_CHARS } from '../pages.thresholds';
import { createFakeGateway, type FakeWeb } from '../testing/fake-web';
import { RobotsGate } from './robots.gate';

const clock: Clock = { now: () => new Date('2024-06-30T12:00:00.000Z') };
const context = { investigationId: 1, stage: 'read' };
const gateTo = (files: Record<string, string>) => {
  const headers = { 'content-type': 'text/plain' };
  const web: FakeWeb = Object.fromEntries(
    Object.entries(files).map(([origin, body]) => [`${origin}/robots.txt`, { headers, body }]),
  );
  const gateway = createFakeGateway(web);
  return { gateway, gate: new RobotsGate({ gateway, clock, timeoutMs: 5_000, agent: 'Corroborate', userAgent: 'x' }) };
};

describe('RobotsGate', () => {
  it('decides on a page even if the robots.txt of a hostile site has the maximum size', async () => {
    const origin = 'https://hostile.example';
    const { gate } = gateTo({ [origin]: 'User-agent:x\n'.repeat(19_430) + 'Allow:/\n'.repeat(19_430) });
    expect(await gate.rule(new URL(`${origin}/a`), context)).toEqual({
      allowed: true,
      crawlDelayMs: 0,
      note: expect.stringContaining('the rest was ignored'),
    });
  });

  it('requests a file again after its rules were evicted from the cache', async () => {
    const rules = Array.from({ length: 200 }, (_, n) => `Disallow: /${n}${'x'.repeat(1_900)}`).join('\n');
    const count = Math.ceil(ROBOTS_CACHE_CHARS / rules.length) + 1;
    const origins = Array.from({ length: count }, (_, n) => `https://site${n}.example`);
    const { gate, gateway } = gateTo(
      Object.fromEntries(origins.map((origin) => [origin, `User-agent: *\n${rules}\nDisallow: /private`])),
    );
    const [first, last] = [origins[0]!, origins.at(-1)!];
    for (const origin of [...origins, last, first])
      expect((await gate.rule(new URL(`${origin}/private`), context)).allowed).toBe(false);
    const times = (origin: string) => gateway.requests.filter(({ url }) => url === `${origin}/robots.txt`).length;
    expect([times(first), times(last)]).toEqual([2, 1]);
  });
});
