import { headlineFromUrl, withoutUrls, removeUrls } from './addresses';

describe('URLs and email addresses in texts', () => {
  it.each([
    ['Bridge closed https://www.swp.de/lokales/ulm-77.html?x=1#y after crack', 'Bridge closed after crack'],
    ['See www.swp.de/lokales, or swp.de/lokales/ulm, or not', 'See or or not'],
    ['Bridge (https://a.example/x) closed', 'Bridge closed'],
    ['Write to desk@paper.example. Thanks', 'Write to Thanks'],
    ['Ulm:https://a.example', 'Ulm:'],
    ['http:// alone', 'alone'],
  ])('removes URLs and email addresses from %p', (text, rest) => expect(removeUrls(text)).toBe(rest));

  it.each([
    'Booking.com cuts jobs',
    'A and/or B',
    'U.S./Mexico border',
    'It was 24.12./25.12. in z.B. Ulm',
    '@mayor wrote: Dr. Who',
    'Ratio 3.5/4',
  ])('does not remove ordinary words as URLs or email addresses: %p', (text) => expect(removeUrls(text)).toBe(text));

  it('removes URLs from every text field of a topic, but not from its URL fields', () => {
    const url = 'https://a.example/x';
    const topic = {
      title: `Crack ${url}`,
      summary: `It ${url}`,
      articleText: url,
      location: `Ulm, ${url}`,
      entities: [url, 'Ulm'],
      url,
      sourcePlan: { sources: [url] },
    };
    expect(withoutUrls(topic)).toEqual({
      ...topic,
      title: 'Crack',
      summary: 'It',
      articleText: '',
      location: 'Ulm,',
      entities: ['Ulm'],
    });
    expect(withoutUrls({ ...topic, summary: null }).summary).toBeNull();
  });
});

describe('headline in a URL', () => {
  it.each([
    ['https://www.swp.de/lokales/ulm/bruecke-nach-riss-gesperrt-77120034.html', 'bruecke nach riss gesperrt'],
    ['https://a.example/2026/03/bridge_closed_after_crack', 'bridge closed after crack'],
    ['https://a.example/br%C3%BCcke-nach-riss-zu/amp', 'brücke nach riss zu'],
    ['https://a.example/lokales/ulm/77120034', ''],
    ['https://a.example/%E0%A4%A', ''],
    ['no address', ''],
  ])('reads the headline in the URL %s as %p', (address, words) => expect(headlineFromUrl(address)).toBe(words));
});
