import { UNFULFILLED, unfulfilledWords, UNPROVEN, unprovenWords } from './unproven';

describe('a report that passes on what it could not prove', () => {
  it.each(UNPROVEN.map(({ says, like }) => [says, like]))('is known by its words: %s', (_, like) =>
    expect(unprovenWords(like)).not.toBeNull(),
  );
  it.each(UNPROVEN.map(({ says, unlike }) => [says, unlike]))(
    'is not seen in what only sounds like it: %s',
    (_, unlike) => expect(unprovenWords(unlike)).toBeNull(),
  );
  it('is quoted with its own words', () =>
    expect(unprovenWords('Nobody at the port would confirm it.')).toBe('Nobody at the port would confirm'));
});

describe('a sentence on what did not come about', () => {
  it.each(UNFULFILLED.map(({ says, like }) => [says, like]))('is known by its words: %s', (_, like) =>
    expect(unfulfilledWords(like)).not.toBeNull(),
  );
  it.each(UNFULFILLED.map(({ says, unlike }) => [says, unlike]))(
    'is not seen in what only sounds like it: %s',
    (_, unlike) => expect(unfulfilledWords(unlike)).toBeNull(),
  );
});
