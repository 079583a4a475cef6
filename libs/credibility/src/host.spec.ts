import { hostToSite } from './host';
import { PLATFORMS } from './registry/platforms';

describe('the site of a host', () => {
  it.each(PLATFORMS.filter((platform) => platform.userHosts).map(({ site }) => site))(
    'treats each author’s subdomain of %s as a separate site',
    (site) => {
      expect(hostToSite(`somebody.${site}`)).toBe(`somebody.${site}`);
    },
  );

  it('uses the registrable domain as the site of an ordinary news outlet, whatever the subdomain', () => {
    expect(hostToSite('news.example.co.uk')).toBe('example.co.uk');
  });
});
