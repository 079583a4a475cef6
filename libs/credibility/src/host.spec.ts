import { siteOfHost } from './host';
import { PLATFORMS } from './registry/platforms';

describe('the site of a host', () => {
  it.each(PLATFORMS.filter((platform) => platform.userHosts).map(({ site }) => site))(
    'of %s is the subdomain of each author',
    (site) => {
      expect(siteOfHost(`somebody.${site}`)).toBe(`somebody.${site}`);
    },
  );

  it('of an ordinary news outlet is its registrable domain, whatever the subdomain', () => {
    expect(siteOfHost('news.example.co.uk')).toBe('example.co.uk');
  });
});
