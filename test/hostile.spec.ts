import { buildArticle, buildProfile, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import * as origin from '@corroborate/origin';
import { extractArticle } from '@corroborate/pages';
import { keepGrounded, isAddressedToAi } from '@corroborate/reading';
import { findSameText, textRelevance } from '@corroborate/search';
import * as stance from '@corroborate/reading';
import * as text from '@corroborate/text';
import * as verification from '@corroborate/verification';
import { hostileTexts } from './hostile/texts';
import { hostilePages } from './hostile/world';
import { inStep } from './support/in-step';

/**
 * With HOSTILE_WORLD=long the length at which texts are cut when they are read, and that of a page; else less than a
 * third: what grows as the square shows there as well, and every run of the tests has the time for it.
 */
const [TEXT, PAGE] = process.env.HOSTILE_WORLD === 'long' ? [80_000, 1_000_000] : [24_000, 320_000];
const TITLE = 'Lumber Bridge mayor Ann Roe resigned after audit found 240,000 dollars missing';

const topic = buildTopic({
  title: TITLE,
  summary: 'The mayor resigned on 5 March 2025.',
  location: 'Lumber Bridge, North Carolina',
});
const claims = stance.extractClaims(topic);
const now = new Date('2025-03-06T12:00:00.000Z');
const article = (text: string) => buildArticle('Lumber Bridge mayor Ann Roe resigns', text);
const profile = buildProfile('example.com');
const resolve = (name: string): string | null => (/gazette/i.test(name) ? 'gazette.example' : null);
/** Six pages with one text, as rules that lay pages side by side see them. */
const sources = (text: string) =>
  [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    canonicalUrl: `https://s${id}.example/`,
    article: { ...article(`${text}${id}`), url: `https://s${id}.example/` },
    profile: { ...profile, site: `s${id}.example` },
    engineDate: null,
    archivedBy: null,
  }));
const traced = (text: string) =>
  origin.traceOrigin({ topic, sources: sources(text), attributions: new Map(), relevant: new Set([1, 2, 3, 4, 5, 6]) });

/** Every pure function that is given a page's text; a new one belongs here. */
const READERS: Record<string, (text: string) => unknown> = {
  judgeSource: (text) => stance.judgeSource({ topic, claims, article: article(text), now }),
  isRelease: (text) => verification.isPressRelease({ article: article(text), profile }),
  clusterSources: (text) =>
    verification.clusterSources({ sources: sources(text), sameText: [], attributions: new Map(), topicUrl: null }),
  crossReference: (text) =>
    verification.crossReference({
      topic,
      claims,
      clusters: [],
      sources: sources(text).map(({ id, article: one }) => ({ view: buildSourceView(id), article: one, perClaim: [] })),
    }),
  extractAttributions: (text) => origin.extractAttributions(article(text), resolve),
  ownReportingSigns: (text) => origin.findOwnReportingSigns(text, 'Harbour Gazette'),
  traceOrigin: traced,
  keepGrounded: (text) =>
    keepGrounded(stance.judgeSource({ topic, claims, article: article('x'), now }), article(text)),
  speaksToMachines: isAddressedToAi,
  sameText: (text) => findSameText([1, 2, 3, 4, 5, 6].map((id) => ({ id, text: `${id} ${text}` }))),
  textRelevance: (text) => textRelevance(topic, { title: TITLE, text }),
  printable: text.toPrintableText,
  splitSentences: text.splitSentences,
  words: text.tokenizeWords,
  fold: text.fold,
  contentStems: text.listContentStems,
  shingles: (page) => text.shingles(page),
  indexNames: text.indexNames,
};

const texts = hostileTexts(TEXT);

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('runs in linear time on any page content', () => {
    const slow = texts
      .map(([what, text]): [string, string] => [what, inStep((size) => read(`${text.slice(0, size)} x`), TEXT)])
      .filter(([, found]) => found !== 'in step');
    expect(slow).toEqual([]);
  }, 300_000);
});

describe('article extraction', () => {
  it('runs in linear time on any page markup', () => {
    const [whole, quarter, little] = [PAGE, PAGE / 4, PAGE / 16].map((chars) => hostilePages(90, chars)) as [
      ReturnType<typeof hostilePages>,
      ReturnType<typeof hostilePages>,
      ReturnType<typeof hostilePages>,
    ];
    const less = (size: number) => (size >= PAGE / 4 ? quarter : little);
    const bySize = (at: number) => (size: number) => {
      const page = (size >= PAGE ? whole : less(size))[at];
      return extractArticle({
        html: page?.html ?? '',
        url: 'https://a.example/a',
        finalUrl: 'https://a.example/a',
        httpStatus: 200,
        headers: {},
        fetchedAt: now.toISOString(),
        via: 'live',
      });
    };
    const slow = whole
      .map(({ name }, at): [string, string] => [name, inStep(bySize(at), PAGE)])
      .filter(([, found]) => found !== 'in step');
    expect(slow).toEqual([]);
  }, 600_000);
});
