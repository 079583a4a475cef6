import { extractArticle } from '../article.extract';

const PROSE = [
  'The council of Rostvi voted on Monday to close the old swimming hall after cracks were found in its roof.',
  'Repairs would cost four million, said the head of the building office, and the money is not in the budget.',
  'Parents have collected two thousand signatures against the plan and want a new vote before the summer.',
  'The hall was built in 1971 and is used by six schools and a rowing club, according to the council.',
];
const p = (list = PROSE, attributes = '') => list.map((text) => `<p${attributes}>${text}</p>`).join('');
const OTHER = [
  'The rowing club of Rostvi won the spring race by a length and a half, for the first time in eleven years.',
  'Its coach said that nobody had slept much before the final, and that the lighter crew had liked the wind.',
  'The town has promised the club a new boathouse, for which plans were drawn twice before and shelved.',
];
const TITLE = 'Swimming hall of Rostvi closes';
const H1 = `<h1>${TITLE}</h1>`;
const ld = (more: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: TITLE, ...more })}</script>`;

function read(body: string, head = '', lang = 'en') {
  const url = 'https://rostvicourier.example/town/hall';
  const html = `<html lang="${lang}"><head><title>${TITLE}</title>${head}</head><body>${body}</body></html>`;
  return extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-06-30T12:00:00.000Z',
    via: 'live',
  });
}
const text = (body: string, head = '', lang = 'en') => read(body, head, lang).text.split('\n\n');

describe('text in unusual markup', () => {
  const boxed = PROSE.map((one) => `<div class="block"><div><p class="t">${one}</p></div></div>`);
  it.each([
    [
      'paragraphs hidden from screen readers',
      `<main><article>${H1}${p(PROSE.slice(0, 2))}${p(PROSE.slice(2), ' aria-hidden="true"')}</article></main>`,
    ],
    [
      'a page behind a dialog',
      `<div aria-hidden="true"><article>${H1}${p()}</article></div><div role="dialog">Your choice</div>`,
    ],
    ['a shadow root', `<x-story><template shadowrootmode="open"><article>${H1}${p()}</article></template></x-story>`],
    [
      'a streamed segment',
      `<main>${H1}<template id="B:3"></template></main><footer>© Courier</footer><div hidden id="S:3">${p()}</div>`,
    ],
    [
      'a frame named after a sidebar',
      `<div class="with-sidebar-layout above-footer"><div class="col">${H1}${p()}</div></div>`,
    ],
    ['text for readers without scripts', `<div id="app"></div><noscript><article>${H1}${p()}</article></noscript>`],
    [
      'one element per paragraph',
      `<main><article>${H1}${boxed.join('<div class="pic"><img src="a.png"></div>')}</article></main>`,
    ],
  ])('reads text in unusual markup from %s', (_, body) => {
    expect(text(body)).toEqual(PROSE);
    expect(read(body).verdict).toBe('complete');
  });

  it.each([
    '<p>By Tom Hale</p>',
    '<p>Published: 5 March 2026 | Updated: 6 March 2026</p>',
    '<p>Tuesday, 05/03/2026, 08:30 (GMT+7)</p>',
  ])('leaves out a credit before it: %s', (line) =>
    expect(text(`<main><article>${H1}${line}${p()}</article></main>`)).toEqual(PROSE),
  );

  it('keeps lines of a record with dates', () => {
    const lines = ['Detained on 5 March 2026', 'Released on 6 March 2026'];
    expect(text(`<main><article>${H1}${p()}${p(lines)}${p(OTHER)}</article></main>`)).toEqual(
      expect.arrayContaining(lines),
    );
  });

  it('leaves out boxes that show nothing, and answers of readers', () => {
    const answers = `<section class="reader-responses"><h2>Readers</h2>${p(OTHER.slice(0, 1))}</section>`;
    const box = `<amp-consent layout="nodisplay">${p(OTHER)}</amp-consent>`;
    expect(text(`<main><article>${H1}${box}${p()}${answers}</article></main>`)).toEqual(PROSE);
  });

  it.each([
    ' hidden',
    ' style="display: none !important"',
    ' STYLE="color:red;Display:None"',
    ' style="visibility:hidden"',
    ' style="position:absolute; left:-9999px"',
  ])('leaves out what an attribute hides:%s', (hidden) => {
    const [first, ...others] = PROSE;
    const line = `<p>${first} <span${hidden}>${OTHER[0]}</span></p>`;
    const body = `${line}<div${hidden}>${p(OTHER)}</div>${p(others)}`;
    expect(text(`<main><article>${H1}${body}</article></main>`)).toEqual(PROSE);
    expect(text('<div id="root"></div>', ld({ articleBody: body }))).toEqual(PROSE);
  });

  it('takes the text of a page from the declared article body if scripts render the page', () => {
    expect(text('<div id="root"></div>', ld({ articleBody: PROSE.join('\n\n') }))).toEqual(PROSE);
    expect(text('<div id="root"></div>', ld({ articleBody: p() }))).toEqual(PROSE);
  });

  it('takes the text of a page from script data that also contains the title', () => {
    const data = {
      props: {
        story: { title: TITLE, blocks: PROSE.map((one) => ({ type: 'p', children: [{ text: one }] })) },
        others: [{ title: 'Rowing club wins', blocks: OTHER.map((one) => ({ type: 'p', children: [{ text: one }] })) }],
      },
    };
    const stored = `<div id="root"></div><script type="application/json">${JSON.stringify(data)}</script>`;
    expect(text(stored)).toEqual(PROSE);
    expect(text(`<div id="root"></div><script>window.__STATE__ = ${JSON.stringify(data)};</script>`)).toEqual(PROSE);
  });

  it.each([
    [
      'a function call',
      'window.__NUXT__=(function(a,b){return {story:{title:a,body:b}}}' +
        `(${JSON.stringify(TITLE)},${JSON.stringify(p())}));`,
    ],
    [
      'a streamed segment',
      `self.__next_f.push([1,${JSON.stringify(
        `5:["$","h1",null,{"children":${JSON.stringify(TITLE)}}],` +
          PROSE.map((one) => `["$","p",null,{"children":${JSON.stringify(one)}}]`).join(','),
      )}])`,
    ],
    [
      'JSON in a string',
      `window.__STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ title: TITLE, paragraphs: PROSE }))});`,
    ],
  ])('takes the text of a page from %s in a script', (_, script) => {
    expect(text(`<div id="root"></div><script>${script}</script>`)).toEqual(PROSE);
    expect(text(`<div id="root"></div><script>${script.replaceAll(TITLE, 'Rowing club wins')}</script>`)).not.toEqual(
      PROSE,
    );
  });

  it('does not replace the text of a page with a shorter articleBody', () =>
    expect(text(`<article>${H1}${p()}</article>`, ld({ articleBody: PROSE[0] }))).toEqual(PROSE));

  it('includes the standfirst between headline and body', () => {
    const lead = 'After four hours of debate the council has decided what is to become of the hall.';
    const header = `<header class="head">${H1}<h2 class="sub">${lead}</h2><p class="byline">By Ida Bell</p></header>`;
    expect(text(`<main>${header}<div><article>${p()}</article></div></main>`)).toEqual([lead, ...PROSE]);
  });

  it('includes paragraphs in modules next to the largest one', () => {
    const module = (list: string[]) =>
      `<div class="con"><div class="mod"><p class="text">${list.join('</p><p class="text">')}</p></div></div>`;
    const modules = [[PROSE[0]!], [PROSE[1]!], [...PROSE.slice(2), ...OTHER]].map(module);
    expect(text(`<div role="main">${H1}${modules.join('')}</div>`)).toEqual([...PROSE, ...OTHER]);
  });

  it('removes soft hyphens and ruby annotations from the text of a page', () => {
    const broken = PROSE.map((one) => one.replace('council', 'coun&shy;cil').replace('hall', 'ha\u00adll'));
    expect(text(`<article>${H1}${p(broken)}</article>`)).toEqual(PROSE);
    const ruby =
      '<p><ruby>橋<rp>(</rp><rt>はし</rt><rp>)</rp></ruby>は、きのうから通れません。町の人は困っています。</p>';
    expect(text(`<article>${H1}${ruby}</article>`, '', 'ja')).toEqual([
      '橋は、きのうから通れません。町の人は困っています。',
    ]);
  });
});

describe('article text next to other content', () => {
  const inside = (box: string) =>
    `<main><article>${H1}${p(PROSE.slice(0, 2))}${box}${p(PROSE.slice(2))}</article></main>`;

  it.each([
    ['an offer hidden by a class name', `<div class="offer hidden">${p(OTHER)}</div>`],
    ['an advertisement line in another language', '<div>Mainos</div>'],
    [
      'a link to other stories',
      '<p>Læs også</p><ul><li><b>Race:</b> <a href="/r">“We liked the wind”: the crew tells its story</a></li></ul>',
    ],
    ['a link in Japanese brackets', '<p>【関連記事】<a href="/r">ボートクラブが優勝</a></p>'],
    ['a French donation request', '<p>Ce journal vit de ses lecteurs. Soutenez-nous par un don, même modeste.</p>'],
    ['a link in a full sentence', '<p><a href="/r">READ ON | The rowing club won the spring race.</a></p>'],
    [
      'a placeholder for third-party content',
      '<div><p>Um diesen Inhalt zu sehen, müssen Sie zustimmen, dass Daten an einen Anbieter gehen.</p></div>',
    ],
    ['a Dutch request to subscribe', '<p>Schrijf u in voor onze nieuwsbrief met het nieuws van de ochtend.</p>'],
    ['a Turkish request to subscribe', '<p>Bültenimize abone olun, her sabah haberler size gelsin.</p>'],
    ['a Japanese request to subscribe', '<p>メールマガジンに登録して、毎朝のニュースを受け取りましょう。</p>'],
    ['a Ukrainian donation request', '<p>Підтримайте нашу редакцію: без читачів ми не виживемо.</p>'],
    ['a quote that repeats the text', '<blockquote class="pullquote">“Repairs would cost four million”</blockquote>'],
    [
      'a request with a heading',
      '<div><h3>The morning tide</h3><p>Get the news of the town in your inbox. Sign up now.</p></div>',
    ],
    ['a card that is one link', '<figure><a href="/r"><div>Rowing club wins</div><div>How it won.</div></a></figure>'],
    ['the heading of a list of links', '<div><h2>Further stories</h2><p><a href="/r">Rowing club wins</a></p></div>'],
    ['an advertisement line between dashes', '<div>- Advertisement -</div>'],
    ['a place for a video', '<p>[Embed:Video 20]</p>'],
    ['thanks for reading', '<p>Merci de nous lire chaque matin, et à demain dans ces colonnes.</p>'],
    ['a call for tips', '<p>Do you have a tip about this story? Write to us.</p>'],
    ['a request for money', '<p>Please consider supporting our journalism with a small donation.</p>'],
  ])('excludes %s', (_, box) => expect(text(inside(box))).toEqual(PROSE));

  it.each([
    ['a heading without text', '<h3>Your contact</h3>'],
    ['initials', '<div>(rtw/apl)</div>'],
    ['the time of publication', '<p>First published <time datetime="2024-01-02">Jan. 2, 2024</time>.</p>'],
    ['a notice of rights', '<p>Copyright 2026 Port Herald. All rights reserved.</p>'],
  ])('excludes %s below the last paragraph', (_, box) =>
    expect(text(`<main><article>${H1}${p()}${box}</article></main>`)).toEqual(PROSE),
  );

  it('keeps an element hidden on small screens only', () =>
    expect(
      text(inside('<div class="hidden md:block"><p>The mayor said that the hall would not be sold.</p></div>')),
    ).toContain('The mayor said that the hall would not be sold.'));

  it('excludes the next story and boxes next to the article', () => {
    const next = `<article><h2><a href="/r">Rowing club wins</a></h2>${p(OTHER)}</article>`;
    expect(text(`<main><article>${H1}${p()}</article>${next}</main>`)).toEqual(PROSE);
    expect(text(`<main><article>${H1}${p()}</article><section>${p(OTHER.slice(0, 1))}</section></main>`)).toEqual(
      PROSE,
    );
  });

  it('keeps the posts of a live blog', () => {
    const posts = PROSE.map((one) => `<article><h3>Post</h3><p>${one}</p></article>`).join('');
    expect(text(`<article>${H1}<p>${OTHER[0]}</p>${posts}</article>`)).toEqual(expect.arrayContaining(PROSE));
  });

  it('excludes a note about the writer that is longer than the article', () => {
    const note = `<div class="col"><h3>Ida Bell</h3>${p(OTHER)}</div>`;
    const head = ld({ author: { '@type': 'Person', name: 'Ida Bell' } });
    expect(text(`<article><div>${H1}${note}</div><section><p>${PROSE[0]}</p></section></article>`, head)).toEqual([
      PROSE[0],
    ]);
  });
});

describe('withheld text', () => {
  it.each([
    ['fr', 'Il vous reste 38.5% de cet article à lire. La suite est réservée aux abonnés.'],
    ['ja', 'この記事は会員限定です。登録すると続きをお読みいただけます。'],
    ['sv', 'Den här artikeln är för prenumeranter.'],
    ['en', 'The rest of this story is for members.'],
    ['de', 'Dolor ipsam et est cumque laboriosam sed delectus rerum sint qui natus tenetur ea.'],
  ])('reports withheld text as a paywall and leaves out its notice (%s)', (lang, line) => {
    const article = read(`<article>${H1}${p([...PROSE, ...OTHER])}<p>${line}</p></article>`, '', lang);
    expect(article.verdict).toBe('paywall');
    expect(article.text).not.toContain(line);
  });

  it('infers no withheld text from teasers next to a short article, or from the text of the article itself', () => {
    const own = 'The clerk wants to unlock the full list of the firms on Friday.';
    const item = `<article>${H1}${p([...PROSE.slice(0, 2), own])}</article>`;
    const aside = '<aside><ul><li><span>SUBSCRIBERS ONLY</span> <a href="/1">Ten walks</a></li></ul></aside>';
    expect(read(`<main>${item}${aside}</main>`).verdict).toBe('complete');
  });

  it('infers no withheld text from a declared word count that counts characters', () => {
    const all = [...PROSE, ...OTHER];
    const body = `<article>${H1}${p(all)}</article>`;
    expect(read(body, ld({ wordCount: all.join(' ').length })).verdict).toBe('complete');
    expect(read(body, ld({ wordCount: all.join(' ').length * 3 })).verdict).toBe('partial');
  });

  it('infers a further part from a next page with the same path, not from the next story', () => {
    const body = `<article>${H1}${p([...PROSE, ...OTHER])}</article>`;
    const next = (path: string) => read(body, `<link rel="next" href="${path}">`).verdict;
    expect(next('?page=2')).toBe('partial');
    expect(next('/2024/town/rowing-club-wins')).toBe('complete');
  });

  it('takes a page that shows its declared paid part as complete', () => {
    const hasPart = { isAccessibleForFree: false, cssSelector: '.paid' };
    const head = ld({ isAccessibleForFree: false, hasPart });
    const free = p(PROSE.slice(0, 2));
    expect(read(`<article>${H1}${free}<div class="paid">${p(PROSE.slice(2))}</div></article>`, head).verdict).toBe(
      'complete',
    );
    expect(read(`<article>${H1}${free}</article>`, head).verdict).toBe('paywall');
  });

  it('reads a line in the box of the text that withholds the rest', () => {
    const offer = '<aside><h2>This post is for paying subscribers only</h2></aside>';
    expect(read(`<article>${H1}<section class="text">${p()}${offer}</section></article>`).verdict).toBe('paywall');
  });
});

describe('text below a line saying that the rest is withheld', () => {
  const wall = '<h2>The rest of this article is for subscribers only</h2>';
  const offer =
    '<p>Every morning the paper on your phone, with all archives and no advertising at all, for a year.</p>';

  it('leaves out text below a line saying that the rest of the article is withheld', () =>
    expect(text(`<main><article>${H1}${p()}${wall}${offer}</article></main>`)).toEqual(PROSE));

  it('stays if it is longer than the text above', () =>
    expect(text(`<main><article>${H1}${p(PROSE.slice(0, 1))}${wall}${p(PROSE.slice(1))}</article></main>`)).toEqual(
      PROSE,
    ));
});

describe('short boxes of another class between the paragraphs', () => {
  const beside = (box: string) =>
    text(
      `<main><article>${H1}<div class="text">${p(PROSE.slice(0, 2))}${box}${p(PROSE.slice(2))}</div></article></main>`,
    );

  it.each([
    '<div class="app">Get our app for your phone</div>',
    '<section class="tip"><p>Do you know more? Write to us.</p></section>',
    '<div class="letter"><h3>Every morning</h3><p>What you need to know.</p></div>',
  ])('leaves out short boxes of another class between the paragraphs: %s', (box) => expect(beside(box)).toEqual(PROSE));

  it.each([
    ['<div class="inner"><h3>A new vote</h3></div>', 'A new vote'],
    ['<div class="list"><ul><li>Repairs of the roof</li></ul></div>', 'Repairs of the roof'],
    ['<div class="note">Photo and text: Reuters</div>', 'Photo and text: Reuters'],
    ['<div>A short line without a class</div>', 'A short line without a class'],
  ])('keeps short boxes of another class between the paragraphs if they may be part of the article: %s', (box, line) =>
    expect(beside(box)).toContain(line),
  );

  it('keeps short boxes of another class between the paragraphs if they are a series', () => {
    const days = ['Monday: the vote', 'Tuesday: the protest', 'Friday: the answer'];
    expect(beside(days.map((day) => `<div class="day">${day}</div>`).join(''))).toEqual(expect.arrayContaining(days));
  });
});
