import { toSite } from './site';

describe('toSite', () => {
  it.each([
    ['https://www.bbc.co.uk/news/1', 'bbc.co.uk'],
    ['edition.cnn.com', 'cnn.com'],
    ['https://name.blogspot.com/2026/01/a.html', 'name.blogspot.com'],
    ['a.substack.com', 'a.substack.com'],
    ['https://www.a.medium.com/x', 'a.medium.com'],
    ['medium.com', 'medium.com'],
    ['http://192.0.2.7/x', '192.0.2.7'],
    ['', ''],
  ])('maps %s to %s', (address, site) => {
    expect(toSite(address)).toBe(site);
  });
});
