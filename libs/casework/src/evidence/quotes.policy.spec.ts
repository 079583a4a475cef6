import { composeReport } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { checkQuote, isFaulty, listQuotes, pageText } from './quotes.policy';

const QUOTE = { claimId: 'c1', sourceId: 3, quote: 'The mill burned down on Thursday.' };
const checked = (text: string) => checkQuote(QUOTE, 'https://paper.example/1', { lookedIn: 'bytes', text });

describe('quotes of a case', () => {
  it('lists the quotes of the claims and the report of a case, each once', () => {
    const made = millCase();
    const quotes = listQuotes(made, composeReport(made));
    const keys = quotes.map(({ sourceId, quote }) => `${sourceId} ${quote}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(quotes.some(({ claimId }) => claimId !== null)).toBe(true);
    expect(quotes.every(({ quote }) => quote !== '')).toBe(true);
  });
});

describe('quote of a case', () => {
  it('verifies a quote of a case if its source contains it, ignoring whitespace', () => {
    expect(checked('Police said so. The mill burned\ndown on Thursday.')).toMatchObject({
      state: 'VERIFIED',
      lookedIn: 'bytes',
      action: { code: 'act.nothing' },
    });
  });

  it.each([
    ['The mayor opened a school.', 'NOT_FOUND'],
    ['The mill never burned down on Thursday, its owner says.', 'CONTRADICTED'],
  ])('reports a quote of a case as faulty if its source says “%s”: %s', (text, state) => {
    expect(checked(text).state).toBe(state);
    expect(isFaulty(checked(text))).toBe(true);
  });

  it('reports no evidence for a quote, without a fault, if nothing of its source is stored', () => {
    expect(checked('')).toMatchObject({ state: 'NO_EVIDENCE', lookedIn: 'nothing' });
    expect(isFaulty(checked(''))).toBe(false);
  });

  it('verifies a quote of a case that is a headline', () => {
    expect(checked(pageText({ title: 'The mill burned down on Thursday.', text: 'More soon.' })).state).toBe(
      'VERIFIED',
    );
  });
});
