import { decodeEntities, htmlToPlainText, htmlToVisibleText } from './html-text';

describe('text extraction from HTML', () => {
  it('returns the text a reader sees, without scripts and with words separated at block elements only', () =>
    expect(htmlToVisibleText('<p>One<br>two <b>th</b>ree</p><script>x()</script><div>four</div>').trim()).toMatch(
      /^One\s+two three\s+four$/,
    ));

  it('reports each element to the callback', () => {
    const links: (string | undefined)[] = [];
    htmlToVisibleText(
      'see <a href="https://a.example">this</a>',
      (name, { href }) => void (name === 'a' && links.push(href)),
    );
    expect(links).toEqual(['https://a.example']);
  });

  it('decodes text that a search engine encoded twice', () =>
    expect(htmlToPlainText('Dam &amp;amp; <em>bridge</em> &lt;b&gt;ordered&lt;/b&gt;', 100)).toBe(
      'Dam & bridge ordered',
    ));

  it('truncates at a word boundary and accepts numbers and invalid values', () => {
    expect(htmlToPlainText('one two three four', 15)).toBe('one two three…');
    expect([htmlToPlainText(7, 10), htmlToPlainText(null, 10), htmlToPlainText({}, 10)]).toEqual(['7', '', '']);
  });

  it('replaces unpaired surrogates and removes invisible characters', () =>
    expect(htmlToPlainText('a\ud83db\u202e\u200bc', 10)).toBe('a\ufffdbc'));

  it('decodes entities in plain text', () => expect(decodeEntities('R&amp;D <b>')).toBe('R&D <b>'));
});
