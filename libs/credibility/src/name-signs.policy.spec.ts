import { profileSource } from './profile';

const tier = (host: string, score: number) =>
  profileSource(host, { ratings: [{ site: host, score, scheme: 'test-list', label: null }] }).tier;

describe('the rating that a site needs, depending on its name', () => {
  it.each([
    ['an ordinary name', 'harbour-lights.com', 0.55, 0.56],
    ['a call sign', 'wqzx.com', 0.45, 0.46],
    ['a call sign with its service', 'kqz-tv.com', 0.45, 0.46],
    ['a channel', 'channel97.com', 0.45, 0.46],
    ['a public station', 'wendlandpublicradio.org', 0.45, 0.46],
    ['a word like a call sign', 'wise.com', 0.55, 0.56],
    ['a cause', 'wend-patriots-daily.com', 0.71, 0.72],
    ['an alarm', 'uncensoredharbour.com', 0.71, 0.72],
    ['an organisation', 'wend-harbour-fund.org', 0.63, 0.64],
  ])('requires for %s (%s) a minimum rating above %d and at most %d', (_name, host, below, enough) => {
    expect([tier(host, below), tier(host, enough)]).toEqual([3, 2]);
  });

  it.each(['wqzx.com', 'channel97.com', 'wend-patriots-daily.com', 'wend-harbour-fund.org'])(
    'treats %s as an ordinary source without a rating, whatever its name suggests',
    (host) => expect(profileSource(host, { ratings: [] }).tier).toBe(3),
  );

  it('includes the rating that a site needs, depending on its name, in the reason', () => {
    const { reasons } = profileSource('wqzx.com', {
      ratings: [{ site: 'wqzx.com', score: 0.5, scheme: 'test-list', label: null }],
    });
    expect(reasons).toMatchObject([{ code: 'rating.established', params: { cut: 0.46, name: 'station' } }]);
  });
});
