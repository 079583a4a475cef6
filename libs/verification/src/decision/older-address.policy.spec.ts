import { isOlderByAddress } from './older-address.policy';

describe('a page that was put out long before the event', () => {
  it.each([
    ['https://a.example/2025/10/22/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/news/2026-03/fog', '2026-10-20T00:00:00.000Z', true],
    ['https://a.example/2026/10/21/fog', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2026/08/30/fog', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2025/10/22/fog', null, false],
    ['https://a.example/fog-2025', '2026-10-20T00:00:00.000Z', false],
    ['https://a.example/2025/17/fog', '2026-10-20T00:00:00.000Z', false],
    ['not an address', '2026-10-20T00:00:00.000Z', false],
  ])('is told by its address: %s, event %s', (url, day, older) => expect(isOlderByAddress(url, day)).toBe(older));
});
