import { buildTopic } from '@corroborate/domain/testing';
import { isOlderByUrl, isUnrelatedByUrl } from './page-address.policy';

describe('a page published long before the event', () => {
  it.each([
    ['https://a.example/2025/10/22/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/news/2026-03/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/2026/10/21/fog', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2026/08/30/fog', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2025/10/22/fog', null, false],
    ['https://a.example/fog-2025', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2025/17/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/national/2025/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/national/2025/fog', '2026-01-20T00:00:00.000Z', false],
    ['https://a.example/national/2026/fog', '2026-10-20T00:00:00.000Z', false],
    ['not an address', '2026-10-20T00:00:00.000Z', false],
  ])('detects from its URL whether a page was published long before the event: %s, event %s', (url, day, older) =>
    expect(isOlderByUrl(url, day)).toBe(older),
  );
});

describe('a page on another subject', () => {
  const topic = buildTopic({ title: 'Norvane opens a plant in Elm Valley', location: 'Elm Valley, Ohio' });

  it.each([
    ['https://a.example/energy/orlock-walks-away-from-sable-shoal-wind-farm', true],
    ['https://a.example/business/norvane-starts-making-robots-this-week', false],
    ['https://a.example/business/empresa-abre-planta-elm-valley', false],
    ['https://a.example/business/robots', false],
    ['https://a.example/?id=1234', false],
  ])('detects from its URL whether a page is on another subject: %s', (url, other) =>
    expect(isUnrelatedByUrl(url, topic)).toBe(other),
  );
});
