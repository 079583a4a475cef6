import { loadSettings } from './settings';

const read = (TSA_URLS: string) => loadSettings({ TSA_URLS }).TSA_URLS;

describe('TSA_URLS', () => {
  it('leaves TSA_URLS empty by default', () => {
    expect(read('')).toEqual([]);
  });

  it('parses a list of URLs with optional policies', () => {
    expect(read('https://freetsa.org/tsr, http://timestamp.digicert.com#2.16.840.1.114412.7.1')).toEqual([
      { name: 'freetsa.org/tsr', url: 'https://freetsa.org/tsr', policy: null, authorization: null },
      {
        name: 'timestamp.digicert.com',
        url: 'http://timestamp.digicert.com/',
        policy: '2.16.840.1.114412.7.1',
        authorization: null,
      },
    ]);
  });

  it('names an authority by host and path, without credentials or query', () => {
    expect(read('https://user:s%3Acret@tsa.example/a?key=secret')).toEqual([
      {
        name: 'tsa.example/a',
        url: 'https://tsa.example/a?key=secret',
        policy: null,
        authorization: `Basic ${btoa('user:s:cret')}`,
      },
    ]);
  });

  it.each(['freetsa.org', 'ftp://freetsa.org', 'https://freetsa.org#policy', 'https://a.example/,https://a.example'])(
    'rejects %s',
    (text) => {
      expect(() => read(text)).toThrow('TSA_URLS');
    },
  );
});
