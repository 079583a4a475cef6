import { decodeEntities, plainText, visibleText } from './html-text';

describe('text of HTML', () => {
  it('is what a reader sees: no scripts, words parted by blocks and not by what stands in a line', () =>
    expect(visibleText('<p>One<br>two <b>th</b>ree</p><script>x()</script><div>four</div>').trim()).toMatch(
      /^One\s+two three\s+four$/,
    ));

  it('tells of each element on the way', () => {
    const links: (string | undefined)[] = [];
    visibleText(
      'see <a href="https://a.example">this</a>',
      (name, { href }) => void (name === 'a' && links.push(href)),
    );
    expect(links).toEqual(['https://a.example']);
  });

  it('reads what was encoded twice, as engines do', () =>
    expect(plainText('Dam &amp;amp; <em>bridge</em> &lt;b&gt;ordered&lt;/b&gt;', 100)).toBe('Dam & bridge ordered'));

  it('cuts at a word, and takes numbers and nonsense', () => {
    expect(plainText('one two three four', 15)).toBe('one two three…');
    expect([plainText(7, 10), plainText(null, 10), plainText({}, 10)]).toEqual(['7', '', '']);
  });

  it('leaves no half character and nothing invisible', () =>
    expect(plainText('a\ud83db\u202e\u200bc', 10)).toBe('a\ufffdbc'));

  it('decodes entities of plain text', () => expect(decodeEntities('R&amp;D <b>')).toBe('R&D <b>'));
});
