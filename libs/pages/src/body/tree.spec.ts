import { findArticle } from './finder';
import { pruneTree } from './prune';
import { renderBody } from './render';
import { TreeText, type PageTree } from './tree';
import { buildTree } from './tree.builder';

const body = (html: string, prune = true) => buildTree(html, prune).body;
const PROSE = 'The council voted to close the old hall after cracks were found, the mayor said on Monday. ';
const prose = (times: number) => `<p>${PROSE.repeat(2)}</p>`.repeat(times);

describe('page tree', () => {
  it('builds a page tree with a head and a body even if the markup omits them', () => {
    const shapes = [
      '<title>T</title><p>One</p>',
      '<html><head><title>T</title></head><p>One</p>',
      '<html><head><title>T</title><p>One</p>',
      '<HTML><BODY><p>One</p></BODY></HTML><title>T</title>',
      'Warning: no file<html><head><title>T</title></head><body><p>One</p></body></html>',
    ];
    for (const html of shapes)
      expect(
        body(html)
          .getElementsByTagName('p')
          .map((p) => p.textContent),
      ).toEqual(['One']);
    expect(shapes.slice(0, 3).map((html) => buildTree(html, true).title)).toEqual(['T', 'T', 'T']);
    expect(body(shapes[4]!).textContent).toBe('One');
  });

  it('keeps text in one node with decoded entities, without comments and scripts', () => {
    const p = body(
      '<p>A &amp; B<!-- not this --> &lt;C&gt;<script>var x = "<p>no</p>"</script><svg><text>no</text></svg></p>',
    );
    expect(p.textContent).toBe('A & B <C>');
    expect(p.firstElementChild?.childNodes).toHaveLength(1);
  });

  it('omits hidden parts, and on request navigation and dialogs', () => {
    const html = '<nav>a</nav><div role="dialog">b</div><div hidden>c</div><div aria-modal="true">d</div><p>e</p>';
    expect(body(html, true).textContent).toBe('e');
    expect(body(html, false).textContent).toBe('abde');
  });

  it('returns the current text after every kind of change', () => {
    const root = body('<div><p>one <b>two</b></p><p>three</p></div>');
    const [first, second] = root.getElementsByTagName('p');
    expect(root.innerText).toBe('one twothree');
    second!.appendChild(new TreeText(' four'));
    expect(root.textContent).toBe('one twothree four');
    first!.replaceChild(new TreeText('2'), first!.lastChild!);
    expect(root.innerText).toBe('one 2three four');
    root.firstElementChild!.appendChild(first!);
    expect(root.textContent).toBe('three fourone 2');
    expect(root.firstElementChild!.children.map((p) => p.textContent)).toEqual(['three four', 'one 2']);
    first!.remove();
    expect([root.innerText, first!.parentNode]).toEqual(['three four', null]);
  });

  it('finds elements by a list of names in document order, ignoring case', () => {
    const names = (selector: string) =>
      body('<h2>a</h2><p>b<i>c</i></p><h1>d</h1>')
        .querySelectorAll(selector)
        .map((e) => e.localName);
    expect(names('h1,h2,i')).toEqual(['h2', 'i', 'h1']);
    expect(names('H1')).toEqual(['h1']);
  });
});

describe('article search', () => {
  const find = (html: string) => {
    const trees: PageTree[] = [];
    const content = findArticle(() => {
      const tree = buildTree(html, true);
      pruneTree(tree, { title: '', writers: [] });
      trees.push(tree);
      return tree;
    });
    return { text: content ? renderBody(content, '').text : null, searches: trees.length };
  };

  it('returns the prose without boilerplate in a single pass', () => {
    const { text, searches } = find(
      `<div class="sidebar">${'<a href="/x">Another story</a> '.repeat(20)}</div><div ` +
        `class="article-body">${prose(4)}</div>`,
    );
    expect(text?.startsWith('The council voted')).toBe(true);
    expect(text).not.toContain('Another story');
    expect(searches).toBe(1);
  });

  it('searches again with looser filters if little was found', () => {
    const { text, searches } = find(`${`<div class="supplemental-box">${prose(1)}</div>`.repeat(4)}<p>Short.</p>`);
    expect(text).toContain('The council voted');
    expect(searches).toBeGreaterThan(1);
  });

  it('returns the text of a short page without its menu', () => {
    const menu = `<header><ul>${'<li><a href="/s">Section</a></li>'.repeat(6)}</ul></header>`;
    const { text, searches } = find(
      `${menu}<section class="story"><h1>About us</h1><p class="dateline">Published: April 5</p>` +
        `<p>We are a paper of the town. ${PROSE}</p></section><section class="more"><h3>More</h3>` +
        '<ul><li><a href="/1">A story</a></li></ul></section>',
    );
    expect(searches).toBe(4);
    expect(text).toContain('a paper of the town');
    expect(text).not.toContain('Section');
  });

  it('returns null for a page without text', () => {
    expect(find('<div><img src="/x.png"></div>')).toEqual({ text: null, searches: 4 });
  });
});
