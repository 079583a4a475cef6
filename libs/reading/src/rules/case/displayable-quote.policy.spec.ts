import { buildArticle } from '@corroborate/domain/testing';
import { buildCase } from '../testing/judged';
import { STRIKE } from '../testing/stories';
import type { Finding } from './rule.types';
import { withDisplayableQuote } from './displayable-quote.policy';

const HEAD = 'Quiet at the gates of Quillon Cannery';
const LINE = `${HEAD} By Hal Drury Posted: 3/5/2025 8:00 a.m.`;

/** The text shown for a page judged by its first line. */
function shownOf(body: string, stance: Finding['stance'] = 'supports', line = LINE): string | undefined {
  const article = buildArticle(HEAD, `${line}\n\n${body}`);
  const passage = { quote: line, start: 0, end: line.length };
  const found = withDisplayableQuote(buildCase(STRIKE, article), {
    stance,
    strength: 0.7,
    passage,
    reasons: [],
  }).passage;
  if (found) expect(article.text.slice(found.start, found.end)).toBe(found.quote);
  return found?.quote;
}

describe('page judged by its headline with byline and date', () => {
  it('quotes the sentence that asserts the claim for a page judged by its headline with byline and date', () => {
    const body = 'The gulls cried. Workers went on strike at Quillon Cannery in Port Vesper. It rained.';
    expect(shownOf(body)).toBe('Workers went on strike at Quillon Cannery in Port Vesper.');
  });

  it('also quotes the preceding sentence if the sentence that asserts the claim names no subject', () => {
    const body = 'The gulls cried.\n\nNobody entered Quillon Cannery. The union confirmed the strike. It rained.';
    expect(shownOf(body)).toBe('Nobody entered Quillon Cannery. The union confirmed the strike.');
  });

  it('quotes the closest sentence of a page judged by its headline if no sentence asserts the claim', () => {
    expect(shownOf('It rained. Quillon Cannery in Port Vesper was empty.')).toBe(
      'Quillon Cannery in Port Vesper was empty.',
    );
  });

  it('quotes the headline of a page judged by it if no sentence supports the judgment', () => {
    expect(shownOf('The gulls cried. It rained.')).toBe(HEAD);
  });

  it('quotes the headline of a page that disputes the topic, never a sentence without a denial', () => {
    expect(shownOf('Workers went on strike at Quillon Cannery in Port Vesper.', 'disputes')).toBe(HEAD);
  });
});

describe('page judged by a sentence', () => {
  it('quotes the sentence by which a page was judged', () => {
    const line = 'Quillon Cannery stood still.';
    expect(shownOf('Workers went on strike at Quillon Cannery in Port Vesper.', 'supports', line)).toBe(line);
  });
});
