import { buildArticle } from '@corroborate/domain/testing';
import { millCase } from '../../testing';
import { composeReport } from '../compose-report';
import { escapeMarkdown, markdownAddress } from './escape-markdown';
import { REPORT_CSP, reportHtml } from './html';
import { reportJson } from './json';
import { reportMarkdown } from './markdown';
import { reportText } from './text';

const EVIL = '<script>alert(1)</script> [x](javascript:alert(1)) **bold** ![i](https://evil.example/i.png) & "q"';

/** The mill's case with a headline, an outlet and a topic that want to be more than text. */
function hostile() {
  const input = millCase();
  const page = buildArticle(EVIL, input.pages.get(11)?.text ?? '');
  const sources = input.data.sources.map((view) =>
    view.id === 11 ? { ...view, name: EVIL, url: 'javascript:alert(2)' } : view,
  );
  const topic = { ...input.data.topic, title: EVIL };
  return composeReport({ pages: new Map([...input.pages, [11, page]]), data: { ...input.data, sources, topic } });
}

describe('Markdown report', () => {
  const text = reportMarkdown(composeReport(millCase()));

  it('renders a Markdown report with headings, citation numbers before the period, and sources', () => {
    expect(text).toMatch(/^# Elm Valley mill burns down\n/);
    expect(text).toContain('The Elm Valley mill burned down on Thursday [1][2].');
    expect(text).toContain('## Verdict');
    expect(text).toContain('1. **Fire destroys Elm Valley mill**, Elm Gazette');
    expect(text).not.toMatch(/\n\n\n/);
  });

  it('shows third-party text verbatim', () => {
    const shown = reportMarkdown(hostile());
    expect(shown).not.toMatch(/(?<!\\)<script|(?<!\\)\[x\]|(?<!\\)\*\*bold/);
    expect(shown).not.toMatch(/<javascript:/i);
  });

  it.each([
    ['- a', '\\- a'],
    ['1. a', '1\\. a'],
    ['# a', '\\# a'],
    ['see https://x.example/a_b', 'see https\\://x.example/a\\_b'],
    ['www.x.example', 'www\\.x.example'],
    ['a & b <i>', 'a &amp; b \\<i\\>'],
  ])('escapes %j', (given, escaped) => expect(escapeMarkdown(given)).toBe(escaped));

  it('links only to web URLs', () => {
    expect(markdownAddress('javascript:alert(1)')).toBeNull();
    expect(markdownAddress('https://x.example/a b>c')).toBe('<https://x.example/a%20b%3Ec>');
  });
});

describe('plain-text report', () => {
  it('renders a plain-text report with title, level, sections, citation numbers and sources', () => {
    const text = reportText(composeReport(millCase()));
    expect(text).toMatch(/^Elm Valley mill burns down\nVerified · Case 3 · high confidence · /);
    expect(text).toContain('The Elm Valley mill burned down on Thursday [1][2].');
    expect(text).toContain('Verdict\n  ');
    expect(text).toContain('[1] Fire destroys Elm Valley mill, Elm Gazette');
  });

  it('contains no terminal control sequences', () => {
    const input = millCase();
    const evil = '\u001b]0;closed\u0007\u009b2J';
    const sources = input.data.sources.map((view) => ({ ...view, name: `${view.name}${evil}` }));
    const topic = { ...input.data.topic, title: `Mill${evil}` };
    const text = reportText(composeReport({ ...input, data: { ...input.data, sources, topic } }));
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  });
});

describe('HTML report', () => {
  it('renders a self-contained HTML report that allows no external resources', () => {
    const html = reportHtml(composeReport(millCase()));
    expect(html).toContain('<a class="cite" href="#source-1">[1]</a>');
    expect(html).toContain('id="source-1"');
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form)\b|\son\w+=/i);
    expect(REPORT_CSP).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html).toContain('press Ctrl+P');
  });

  it('shows third-party text verbatim', () => {
    const html = reportHtml(hostile());
    expect(html).not.toMatch(/<script|href="javascript:/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it.each([[[]], [[{ n: 1, quote: null }]]])('escapes sentences with the citations %j', (citations) => {
    const report = composeReport(millCase());
    const sentence = { text: '<img src=x onerror=alert(1)>', citations, basis: 'case' as const };
    const group = { heading: null, as: 'prose' as const, items: [{ label: null, sentences: [sentence] }] };
    const section = { id: 'verdict' as const, title: 'Verdict', groups: [group], empty: null };
    const html = reportHtml({ ...report, sections: [section] });
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  it('says if no PDF could be created', () =>
    expect(reportHtml(composeReport(millCase()), 'no-browser')).toContain('BROWSER_PATH'));
});

describe('JSON report', () => {
  it('renders a JSON report with sentences, their citations and the cited sources', () => {
    const json = reportJson(composeReport(millCase()));
    expect(json.sections[0]?.groups[0]?.items[0]?.sentences[0]).toMatchObject({
      basis: 'sources',
      citations: [{ n: 1 }, { n: 2 }],
    });
    expect(json.sources[0]).toMatchObject({ id: 'S001', n: 1, source_id: 11, counts: true, cited: true });
    expect(json.verdict).toMatchObject({ state: 'verified', level: 'verified', independent_credible_sources: 2 });
  });
});
