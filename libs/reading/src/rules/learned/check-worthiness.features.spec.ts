import { featuresOf, FEATURES, type FeatureName } from './check-worthiness.features';

const of = (text: string, name: FeatureName) => featuresOf(text)[name];

describe('the signs of a sentence', () => {
  it.each<[FeatureName, string, string]>([
    ['money', 'It paid $3 for it.', 'It paid nothing.'],
    ['percentSign', 'It fell by 12 percent.', 'It fell by 12.'],
    ['year', 'It fell in 2019.', 'It fell in 12019.'],
    ['question', 'What do you say?', 'He asks what? Nothing.'],
    ['exclamation', 'It fell!', 'It! fell.'],
    ['trailing', 'And then …', 'And … then.'],
    ['veryShort', 'Well, look.', 'Well, look at this mill.'],
    ['long', 'mill '.repeat(31), 'mill '.repeat(30)],
    ['pronounLead', 'They closed it.', 'Mills, they say, closed.'],
    ['fillerLead', 'Well, it closed.', 'It closed well.'],
    ['places', 'It closed in Ohio.', 'It closed in Larnholm.'],
    ['magnitude', 'A million mills.', 'A lot of mills.'],
    ['superlative', 'The largest mill.', 'The mill.'],
    ['change', 'Wages rose.', 'Wages.'],
    ['hedge', 'I think so.', 'So it is.'],
    ['negation', 'It was never so.', 'It was so.'],
    ['courtesy', 'Thank you.', 'You did.'],
    ['economy', 'Taxes and jobs.', 'Mills and lamps.'],
    ['figureAndTopic', 'The tax cost 40 jobs.', 'The tax cost jobs.'],
    ['digitsAndChange', 'Wages rose 40 times.', 'Wages rose.'],
    ['nameAndAct', 'It was Ilse Brandt who voted for it.', 'Nobody votes.'],
    ['thirdAndAct', 'They voted for it.', 'The mill closed.'],
    ['secondAndAct', 'You voted for it.', 'You are here.'],
  ])('%s is seen in “%s” and not in “%s”', (name, there, missing) => {
    expect(of(there, name)).toBeGreaterThan(0);
    expect(of(missing, name)).toBe(0);
  });

  it('are counted up to three of a kind', () =>
    expect([1, 3, 9].map((n) => of('tax '.repeat(n), 'economy'))).toEqual([1, 3, 3]));

  it.each(['', '?', '水害で橋が流された', '…'.repeat(5_000), '$9 '.repeat(5_000), 'It rose. '.repeat(900)])(
    'are all there and none beyond three in odd text: %#',
    (text) => {
      const found = featuresOf(text);
      expect(Object.keys(found).sort()).toEqual([...FEATURES].sort());
      for (const value of Object.values(found)) expect(value >= 0 && value <= 3).toBe(true);
    },
  );

  it('are looked for in the first 2,000 characters only', () =>
    expect(featuresOf(`${'mill '.repeat(400)} It paid $3 in 2019.`)).toEqual(featuresOf('mill '.repeat(400))));
});
