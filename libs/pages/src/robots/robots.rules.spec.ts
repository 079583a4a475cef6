import { ROBOTS_LIMITS } from '../pages.thresholds';
import { isPathAllowed, parseRobots } from './robots.rules';

const lines = (...all: string[]) => Buffer.from(all.join('\n'));
const allowed = (file: Buffer | string, path: string, agent = 'Corroborate') =>
  isPathAllowed(parseRobots(Buffer.from(file), agent), new URL(path, 'https://news.example'));
const forAll = (...rules: string[]) => lines('User-agent: *', ...rules);
const processorMs = (work: () => unknown) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

describe('a rule of robots.txt', () => {
  it.each([
    [
      ['Disallow: /fish/', 'Disallow: /test.html'],
      ['/fish', '/Test.html'],
      ['/fish/', '/fish/a.php', '/test.html'],
    ],
    [
      ['Disallow: /fish*.php', 'Disallow: /*.dext$', 'Disallow: /dir*'],
      ['/Fish.PHP', '/Fish.dext1', '/folder/dir/test.html'],
      ['/fish.php', '/fishheads/catfish.php?parameters', '/Fish.dext.dext', '/dir/test.html', '/directory.html'],
    ],
    [
      [
        'Disallow: /fish*.php',
        'Allow: /fish/index.php',
        'Disallow: /test',
        'Allow: /test/',
        'Allow: /b',
        'Disallow: /b',
      ],
      ['/fish/index.php', '/test/', '/b', '/x/'],
      ['/fish.php', '/test'],
    ],
    [
      ['Disallow: /*/', 'Allow: /x/'],
      ['/x/', '/fish.php'],
      ['/a/', '/xx/', '/test/index.html'],
    ],
    [
      ['Disallow: /a$', 'Disallow: /*b$', 'Disallow: /c*$'],
      ['/ab/', '/a?q', '/bb?q'],
      ['/a', '/b', '/xbb', '/c', '/cd'],
    ],
    [['Disallow: /a*bc*bcd$'], ['/abcd', '/abc', '/abcbcdx'], ['/abcbcd', '/axbcxxbcd']],
    [['Disallow: /*?print='], ['/story?page=2'], ['/story?print=1']],
    [['Disallow: fish', 'Disallow:', 'Allow'], ['/fish', '/'], []],
  ])('parses robots.txt rules %j so that they allow %j and forbid %j', (rules, free, forbidden) => {
    for (const path of free) expect([path, allowed(forAll(...rules), path)]).toEqual([path, true]);
    for (const path of forbidden) expect([path, allowed(forAll(...rules), path)]).toEqual([path, false]);
  });

  it.each([
    ['/%CF%80', '/π/index.html'],
    ['/π', '/%cf%80'],
    ['/%e2%9d%83', '/❃'],
    ['/💩', '/%F0%9F%92%A9/a'],
    ['/%7Eann/%62', '/~ann/b'],
    ['/à', '/à'],
    ['/%a%a', '/%a%a/index.html'],
    ['/a%2Fb', '/a%2fb'],
    ['/file-%2A.html', '/file-*.html'],
    ['/file-%24', '/file-$'],
    ['/a$b', '/a$b'],
  ])('matches the robots.txt rule %s to the path %s', (rule, path) =>
    expect(allowed(forAll(`Disallow: ${rule}`), path)).toBe(false),
  );

  it.each([
    ['/http%3A%2F%2Fexample.org', '/http://example.org'],
    ['/a%2Fb', '/a/b'],
    ['/✼*t$', '/✼testing'],
    ['/file-%2A.html', '/file-1.html'],
  ])('does not match the robots.txt rule %s to the path %s', (rule, path) =>
    expect(allowed(forAll(`Disallow: ${rule}`), path)).toBe(true),
  );

  it('compares a rule of robots.txt byte by byte if the file is in Latin-1', () => {
    expect(allowed(Buffer.from('User-agent: *\nDisallow: /caf\xe9', 'latin1'), '/caf%E9')).toBe(false);
  });
});

describe('groups of robots.txt', () => {
  const file = lines(
    'User-agent: *',
    'Disallow: /all',
    'User-agent: other',
    'User-agent: CORROBORATE/2.0',
    'Sitemap: https://news.example/map.xml',
    'Crawl-delay: 3',
    'Disallow: /one',
    'User-agent: somebody',
    'Disallow: /theirs',
    'User-agent: corroborate',
    'Disallow: /two',
  );

  it('selects groups of robots.txt by product token ignoring case, and merges them', () => {
    const paths = ['/one', '/two', '/all', '/theirs'];
    expect(paths.map((path) => allowed(file, path))).toEqual([false, false, true, true]);
    expect(parseRobots(file, 'Corroborate').crawlDelay).toBe(3);
    expect(paths.map((path) => allowed(file, path, 'unnamed'))).toEqual([true, true, false, true]);
  });

  it('does not match an agent with a name that only starts or ends with the token of a robots.txt group', () => {
    const alike = lines(
      'User-agent: corroborate-images',
      'User-agent: my-corroborate',
      'User-agent: *x',
      'Disallow: /',
    );
    expect(allowed(alike, '/a')).toBe(true);
  });

  it('replaces the robots.txt rules for all agents with the agent’s own group even if it is empty', () => {
    expect(allowed(lines('User-agent: *', 'Disallow: /', 'User-agent: Corroborate'), '/a')).toBe(true);
  });

  it.each([
    ['1', 1],
    ['0.5', 0.5],
    ['', 0],
    ['1.2.1', 0],
    ['10a', 0],
    ['-4', -4],
  ])('reads Crawl-delay %j of robots.txt as a delay of %d s', (value, seconds) =>
    expect(parseRobots(forAll(`Crawl-delay: ${value}`), 'Corroborate').crawlDelay).toBe(seconds),
  );
});

describe('the text of robots.txt', () => {
  it.each([
    ['CR', 'User-agent: *\rDisallow: /a\rAllow: /b'],
    ['mixed line ends', 'User-agent: *\r\r\n\nDisallow: /a\r\nAllow: /b'],
    ['a BOM', '\uFEFFUser-agent: *\nDisallow: /a'],
    ['NUL', '\0\nUser-agent: *\0\nDisallow: /a\0\0'],
    ['comments', '# x\nUser-agent: * # y\nDisallow: /a# z\n# Disallow: /b'],
    ['spaces', ' \t user-agent \t:\t* \n  DISALLOW :  /a  '],
    ['junk', ':::::\njunk\nUser-agent: *\nUnknown: x\nDisallow: /a\n<html>\nuser-agent'],
  ])('parses robots.txt with %s', (_what, text) => {
    expect([allowed(text, '/a'), allowed(text, '/b')]).toEqual([false, true]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['rules outside a group', lines('Disallow: /a', 'Allow: /b')],
    ['a user agent without a name', lines('User-agent:', 'Disallow: /a')],
    ['UTF-16', Buffer.from('\uFEFFUser-agent: *\nDisallow: /', 'utf16le')],
    ['random bytes', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7919) % 256))],
  ])('allows every path if it is %s', (_what, file) => expect(allowed(file, '/a')).toBe(true));
});

describe('the limits of robots.txt', () => {
  const repeat = (line: (n: number) => string, head = 'User-agent: *\n') => {
    let text = head;
    for (let n = 0; text.length < ROBOTS_LIMITS.bytes; n += 1) text += line(n);
    return Buffer.from(text.slice(0, ROBOTS_LIMITS.bytes), 'latin1');
  };
  /** Hostile files of the maximum size. */
  const FILES: [string, Buffer][] = [
    ['agents that share many rules', Buffer.from('User-agent:*\n'.repeat(19_430) + 'Allow:/\n'.repeat(19_430))],
    ['groups of the same agent', repeat(() => 'User-agent:x\nAllow:/\n', '')],
    ['groups of many agents', repeat((n) => `User-agent:x${n}\nAllow:/\n`, '')],
    ['groups of all agents', repeat(() => 'User-agent:*\nAllow:/\n')],
    ['agents alone', repeat(() => 'User-agent:*\n')],
    ['short rules', repeat(() => 'Allow:/\n')],
    ['different rules', repeat((n) => `Allow:/${n}\n`)],
    ['long rules', repeat((n) => `Disallow:/${'a'.repeat(90)}${n}\n`)],
    ['wildcards', repeat(() => `Disallow:/${'*a'.repeat(15)}b\n`)],
    ['runs of wildcards', repeat(() => `Disallow:/${'*'.repeat(900)}\n`)],
    ['wildcards before long text', repeat(() => `Disallow:/*${'a'.repeat(480)}b\n`)],
    ['wildcards before similar text', repeat(() => 'Disallow:/*aaab*aaaab*aaab*b\n')],
    ['one rule', repeat((n) => (n ? '*a' : 'Disallow:/'))],
    ['one line', repeat(() => 'a')],
    ['spaces', repeat(() => ' ')],
    ['a value in spaces', repeat(() => `Allow:${' '.repeat(20_000)}x${' '.repeat(20_000)}\n`)],
    ['line ends', repeat(() => '\r')],
    ['octets to encode', repeat(() => `Disallow:/${'\xe9'.repeat(980)}\n`)],
    ['octets to decode', repeat(() => `Disallow:/${'%7e'.repeat(320)}\n`)],
    ['delays', repeat(() => 'Crawl-delay:9\n')],
  ];
  const PATHS = ['a'.repeat(3_900), 'aaab'.repeat(980)].map((path) => new URL(path, 'https://news.example'));

  it.each(FILES)('bounds the processor time and memory of robots.txt with %s', (_what, file) => {
    const work = () => {
      const rules = parseRobots(file, 'Corroborate');
      for (const path of PATHS) isPathAllowed(rules, path);
      return rules;
    };
    const { rules, chars } = work();
    // Tens of milliseconds on a slow core; without the limits these take from a second to minutes.
    expect(Math.min(processorMs(work), processorMs(work))).toBeLessThan(400);
    expect(rules.length).toBeLessThanOrEqual(ROBOTS_LIMITS.rules);
    expect(chars).toBeLessThan(2_000_000);
  });

  it.each([
    ['rules', (n: number) => `Allow: /${n}`, ROBOTS_LIMITS.rules],
    ['rules with wildcards', (n: number) => `Allow: /*${n}`, ROBOTS_LIMITS.wildcardRules],
    ['groups for other agents', (n: number) => `User-agent: x${n}`, ROBOTS_LIMITS.records - 1],
  ])('ignores everything after the last of the %s in robots.txt and reports it', (_what, line, most) => {
    const at = (count: number) =>
      parseRobots(forAll(...Array.from({ length: count }, (_, n) => line(n)), 'User-agent: *', 'Disallow: /*z'), 'A');
    const [within, beyond] = [at(most - 2), at(most + 1)];
    const url = new URL('https://news.example/z');
    expect([within.truncated, isPathAllowed(within, url)]).toEqual([false, false]);
    expect([beyond.truncated, isPathAllowed(beyond, url)]).toEqual([true, true]);
  });

  it('ignores a robots.txt rule that is too long or has too many wildcards, and reports it', () => {
    for (const rule of [`/${'a'.repeat(ROBOTS_LIMITS.ruleChars)}`, '/' + '*a'.repeat(ROBOTS_LIMITS.wildcards + 1)]) {
      const file = forAll(`Disallow: ${rule}`, 'Disallow: /b');
      expect(parseRobots(file, 'Corroborate').truncated).toBe(true);
      expect([allowed(file, '/a'.repeat(3_000)), allowed(file, '/b')]).toEqual([true, false]);
    }
  });

  it('does not count rules of other agents toward the limits of robots.txt', () => {
    const theirs = Array.from({ length: ROBOTS_LIMITS.rules + 1 }, (_, n) => `Disallow: /${n}`);
    expect(parseRobots(lines('User-agent: x', ...theirs, 'User-agent: *', 'Allow: /'), 'A').truncated).toBe(false);
  });

  it('matches robots.txt rules to the first characters of a path that is too long', () => {
    const file = forAll('Disallow: /*b');
    expect(allowed(file, `/${'a'.repeat(1_900)}b`)).toBe(false);
    expect(allowed(file, `/${'a'.repeat(2_100)}b`)).toBe(true);
  });
});
