import { checkAddress, checkIp } from './address.policy';

const rules = { allowPrivate: false };
const verdict = (raw: string, base?: string) =>
  checkAddress(raw, rules, base === undefined ? undefined : new URL(base));

describe('address guard', () => {
  it.each([
    'http://example.org',
    'https://example.org/a?b=c#d',
    'https://EXAMPLE.org./',
    'http://example.org:8080/',
    'https://example.org:8443/',
    'https://bücher.example/',
    'http://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://localhost.example.org/',
    'https://internal.example.org/',
    'https://10.example.org/',
  ])('accepts the public address %s', (address) => {
    expect(verdict(address)).toMatchObject({ ok: true });
  });

  it.each([
    ['another scheme', 'ftp://example.org/'],
    ['another scheme', 'file:///etc/passwd'],
    ['another scheme', 'data:text/html,hello'],
    ['another scheme', 'javascript:alert(1)'],
    ['another scheme', 'gopher://example.org/'],
    ['credentials', 'https://user:secret@example.org/'],
    ['credentials', 'https://user@example.org/'],
    ['credentials that look like the host', 'https://example.org@127.0.0.1/'],
    ['no address', 'not an address'],
    ['no address', ''],
    ['no host', 'http://'],
    ['a foreign port', 'http://example.org:22/'],
    ['a foreign port', 'http://example.org:6379/'],
    ['a foreign port', 'https://example.org:65535/'],
    ['loopback', 'http://127.0.0.1/'],
    ['loopback', 'http://127.255.255.254/'],
    ['loopback', 'http://[::1]/'],
    ['loopback, short form', 'http://127.1/'],
    ['loopback, hexadecimal', 'http://0x7f.1/'],
    ['loopback, hexadecimal', 'http://0x7f000001/'],
    ['loopback, octal', 'http://0177.0.0.1/'],
    ['loopback, octal', 'http://017700000001/'],
    ['loopback, decimal', 'http://2130706433/'],
    ['loopback, full-width digits', 'http://１２７.0.0.1/'],
    ['loopback, encoded', 'http://%31%32%37.0.0.1/'],
    ['loopback, ideographic stop', 'http://127。0。0。1/'],
    ['loopback, trailing dot', 'http://127.0.0.1./'],
    ['loopback, without slashes', 'http:127.0.0.1'],
    ['loopback, backslashes', 'http:\\\\127.0.0.1\\'],
    ['a public address, decimal', 'http://1572395790/'],
    ['a public address, hexadecimal', 'http://0x5d.0xb8.0xd7.0x0e/'],
    ['"this" network', 'http://0.0.0.0/'],
    ['"this" network', 'http://0/'],
    ['private', 'http://10.0.0.1/'],
    ['private', 'http://172.16.0.1/'],
    ['private', 'http://172.31.255.255/'],
    ['private', 'http://192.168.1.1/'],
    ['link-local metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['metadata on a public address', 'http://168.63.129.16/'],
    ['carrier-grade NAT', 'http://100.64.0.1/'],
    ['carrier-grade NAT metadata', 'http://100.100.100.200/'],
    ['protocol assignments', 'http://192.0.0.192/'],
    ['documentation', 'http://192.0.2.1/'],
    ['benchmarking', 'http://198.18.0.1/'],
    ['documentation', 'http://203.0.113.1/'],
    ['multicast', 'http://224.0.0.1/'],
    ['reserved', 'http://240.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['unspecified', 'http://[::]/'],
    ['IPv4-mapped', 'http://[::ffff:127.0.0.1]/'],
    ['IPv4-mapped, hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['IPv4-mapped, even of a public address', 'http://[::ffff:93.184.215.14]/'],
    ['IPv4-compatible', 'http://[::127.0.0.1]/'],
    ['IPv4-translated', 'http://[::ffff:0:127.0.0.1]/'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['local NAT64', 'http://[64:ff9b:1::7f00:1]/'],
    ['6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:7f00:1::]/'],
    ['unique local', 'http://[fd00:ec2::254]/'],
    ['unique local', 'http://[fc00::1]/'],
    ['link-local', 'http://[fe80::1]/'],
    ['site-local', 'http://[fec0::1]/'],
    ['multicast', 'http://[ff02::1]/'],
    ['documentation', 'http://[2001:db8::1]/'],
    ['discard only', 'http://[100::1]/'],
    ['unassigned', 'http://[4000::1]/'],
    ['localhost', 'http://localhost/'],
    ['localhost', 'http://LOCALHOST/'],
    ['localhost', 'http://localhost./'],
    ['localhost', 'http://a.localhost/'],
    ['mDNS', 'http://printer.local/'],
    ['internal', 'http://metadata.google.internal/'],
    ['metadata alias', 'http://metadata.goog/'],
    ['home network', 'http://router.lan/'],
    ['home network', 'http://nas.home.arpa/'],
    ['reverse names', 'http://1.0.0.127.in-addr.arpa/'],
    ['single label', 'http://intranet/'],
    ['single label', 'http://redis/'],
    ['name with an address in it', 'http://127.0.0.1.nip.io/'],
    ['too long', `http://example.org/${'a'.repeat(9000)}`],
  ])('rejects an address as %s: %s', (_what, address) => {
    expect(verdict(address)).toMatchObject({ ok: false });
  });

  it('resolves a relative redirect against the page URL, including a literal IP address', () => {
    expect(verdict('/b?c', 'http://93.184.215.14/a')).toMatchObject({
      ok: true,
      url: new URL('http://93.184.215.14/b?c'),
    });
  });

  it('rejects a scheme-relative redirect to a private address', () => {
    expect(verdict('//10.0.0.1/', 'https://example.org/')).toMatchObject({ ok: false });
  });

  it('does not include a password in the reason', () => {
    expect(JSON.stringify(verdict('https://user:hunter2@example.org/'))).not.toContain('hunter2');
  });

  it('checks only the URL format in a closed test network', () => {
    expect(checkAddress('http://127.0.0.1:54321/', { allowPrivate: true })).toMatchObject({ ok: true });
    expect(checkAddress('file:///etc/passwd', { allowPrivate: true })).toMatchObject({ ok: false });
    expect(checkAddress('http://u:p@127.0.0.1/', { allowPrivate: true })).toMatchObject({ ok: false });
  });

  it('rejects text that is not an IP address', () => {
    expect(checkIp('example.org')).not.toBeNull();
    expect(checkIp('93.184.215.14')).toBeNull();
  });
});
