import { newAddress } from './old-links';

describe('an old link', () => {
  it.each([
    ['#/investigations/12/sources/3', '/investigations/12/sources/3'],
    ['#/reviews/4', '/reviews/4'],
    ['#/metrics', '/figures'],
    ['#/', '/'],
    ['#/topics?state=failed', '/topics?state=failed'],
  ])('%s leads to %s', (hash, address) => {
    expect(newAddress(hash)).toBe(address);
  });

  it.each(['', '#', '#sources', '#//elsewhere.example/x', '#https://elsewhere.example'])('%p is none', (hash) => {
    expect(newAddress(hash)).toBeNull();
  });
});
