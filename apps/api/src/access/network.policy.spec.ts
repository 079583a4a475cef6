import { toRateLimitNetwork } from './network.policy';

describe('toRateLimitNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
  ])('maps %s to %s', (address, network) => expect(toRateLimitNetwork(address)).toBe(network));
});
