import { because } from '@corroborate/domain';
import { checkWorthiness } from './check-worthiness.policy';

const score = (text: string) => checkWorthiness(text).score;

describe('what deserves a check', () => {
  it.each([
    [
      'Unemployment fell by 12 percent last year, the lowest rate in history.',
      'Thank you all so much for coming tonight.',
    ],
    ['The company paid $3 million in taxes and cut 400 jobs.', 'What do you think about that?'],
    ['Senator Ann Roe voted against the trade deal.', 'I hope we will be able to talk about it.'],
    ['Crime doubled in Ohio after the police budget was cut.', 'Well, look.'],
  ])('“%s” more than “%s”', (more, less) => {
    expect(score(more)).toBeGreaterThan(score(less));
  });
  it('is said with its reasons', () => {
    expect(checkWorthiness('The company paid $3 million in taxes and cut 400 jobs.').reasons).toContainEqual(
      because('worth.more', { trait: 'money' }),
    );
    expect(checkWorthiness('What do you think about that?').reasons).toContainEqual(
      because('worth.less', { trait: 'question' }),
    );
  });
  it('bears anything that comes from the web', () => {
    for (const text of ['', '?', '…'.repeat(50_000), 'a '.repeat(50_000), '$$$ 9'.repeat(10_000)])
      expect(score(text)).toBeGreaterThanOrEqual(0);
  });
});
