import { Parser } from 'htmlparser2';
import { quickTokenizer } from './quick.tokenizer';

function eventsOf(html: string, Tokenizer?: typeof quickTokenizer): string[] {
  const events: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push(`<${name} ${JSON.stringify(attributes)}>`),
      onclosetag: (name, implied) => events.push(`</${name}> ${implied}`),
      ontext: (text) => events.push(text),
      oncomment: (text) => events.push(`<!--${text}-->`),
    },
    Tokenizer ? { Tokenizer } : {},
  );
  // Two pieces, so that names, values and texts are also cut.
  parser.write(html.slice(0, html.length / 2));
  parser.end(html.slice(html.length / 2));
  return events;
}

describe('quickTokenizer', () => {
  it.each([
    '<p class="a&amp;b" ID=x data-n=\'"\'>AT&T &copy 2020 &lt;</P ><br/><x-y2 z>1 < 2</x-y2>',
    '<title>a &amp; b</title><script>if (a < b && c) "</p>"</script><style>a > b</style>after',
    '<!-- a -- b --><!doctype html><![CDATA[x]]><?php a > b ?><svg><path d="M0"/><title>t</title></svg>',
    '<textarea>a</text</textarea><a href="a?b=1&copy=2&lt">',
    'text without an end &am',
    '<a href="never closed & <b>',
    '<p title',
    '<scrip>not a script</scrip></3><3>',
  ])('yields the same tokens for %s', (html) => expect(eventsOf(html, quickTokenizer)).toEqual(eventsOf(html)));
});
