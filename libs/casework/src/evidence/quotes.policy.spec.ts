import { composeReport } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { checkQuote, isFaulty, listQuotes, wordsOf } from './quotes.policy';

const QUOTE = { claimId: 'c1', sourceId: 3, quote: 'The mill burned down on Thursday.' };
const checked = (text: string) => checkQuote(QUOTE, 'https://paper.example/1', { lookedIn: 'bytes', text });

describe('the quotes of a case', () => {
  it('are those that carry its claims and those that its report cites, each once', () => {
    const made = millCase();
    const quotes = listQuotes(made, composeReport(made));
    const keys = quotes.map(({ sourceId, quote }) => `${sourceId} ${quote}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(quotes.some(({ claimId }) => claimId !== null)).toBe(true);
    expect(quotes.every(({ quote }) => quote !== '')).toBe(true);
  });
});

describe('a quote of a case', () => {
  it('is verified where its source has it, be its blanks as they may', () => {
    expect(checked('Police said so. The mill burned\ndown on Thursday.')).toMatchObject({
      state: 'VERIFIED',
      lookedIn: 'bytes',
      action: { code: 'act.nothing' },
    });
  });

  it.each([
    ['The mayor opened a school.', 'NOT_FOUND'],
    ['The mill never burned down on Thursday, its owner says.', 'CONTRADICTED'],
  ])('is amiss where its source says “%s”: %s', (text, state) => {
    expect(checked(text).state).toBe(state);
    expect(isFaulty(checked(text))).toBe(true);
  });

  it('has no evidence where nothing is kept of its source, which is nobody’s fault', () => {
    expect(checked('')).toMatchObject({ state: 'NO_EVIDENCE', lookedIn: 'nothing' });
    expect(isFaulty(checked(''))).toBe(false);
  });

  it('may be a headline', () => {
    expect(checked(wordsOf({ title: 'The mill burned down on Thursday.', text: 'More soon.' })).state).toBe('VERIFIED');
  });
});
