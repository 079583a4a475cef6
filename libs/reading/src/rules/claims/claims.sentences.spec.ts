import { splitStatements, resolvePronoun } from './claims.sentences';

describe('opening pronoun', () => {
  it.each([
    ['It', 'It employs 340 people.', 'Larkspur Castings closed.', 'Larkspur Castings employs 340 people.'],
    [
      'It, of what has an article',
      'It was shut.',
      'The Tern Street Bridge is old.',
      'The Tern Street Bridge was shut.',
    ],
    ['She', 'She left on Monday.', 'Ada Voss met the council.', 'Ada Voss left on Monday.'],
    ['Her', 'Her boat sank.', 'Ada Voss met the council.', 'Ada Voss’ boat sank.'],
    ['His', 'His boat sank.', 'Jon Dane met the council.', 'Jon Dane’s boat sank.'],
  ])('replaces an opening pronoun with the only name before it: %s', (_, text, before, expected) => {
    const { text: put, notes } = resolvePronoun(text, before);
    expect(put).toBe(expected);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['no person is named before it', 'He was fined.', 'The council met.'],
    ['two people are named before it', 'She was fined.', 'Ada Voss met Orla Brandt.'],
    ['it may be plural', 'They were fined.', 'Larkspur Castings closed.'],
    [
      'the only name is an organization and the pronoun is “he”',
      'He was fined.',
      'Larkspur Castings Works closed in Elmsworth.',
    ],
    ['it is the impersonal “it”', 'It is raining.', 'Larkspur Castings closed.'],
    ['it is part of a longer word', 'It’s over.', 'Larkspur Castings closed.'],
    ['it is the first word of the text', 'She was fined.', null],
    ['only punctuation precedes it', 'She was fined.', '…'],
    ['the sentence has no pronoun', 'Ada Voss was fined.', 'Orla Brandt left.'],
    ['the text is empty', '', 'Orla Brandt left.'],
  ])('does not replace an opening pronoun if %s', (_, text, before) => {
    expect(resolvePronoun(text, before)).toEqual({ text, notes: [] });
  });
});

describe('sentence with several statements', () => {
  it.each([
    ['a semicolon', 'The bridge was closed on Monday; the ferry was full all day.'],
    ['“but” with a subject of its own', 'The bridge was closed on Monday, but the ferry was full all day.'],
    ['“while” with a name', 'The bridge was closed on Monday, while Ada Voss was full of hope.'],
  ])('splits a sentence at %s into parts that start with a capital letter and end with a period', (_, text) => {
    const parts = splitStatements(text);
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });

  it.each([
    ['a part that is too short', 'The bridge was closed on Monday; it rained.'],
    ['a part without a verb', 'The bridge was closed on Monday; the usual long queue of cars.'],
    ['more than four parts', Array(5).fill('the bridge was closed on Monday').join('; ')],
    ['quotation marks', '“The bridge was closed on Monday; the ferry was full all day.”'],
    ['no separator', 'The bridge was closed on Monday'],
    ['an empty text', ''],
  ])('does not split a sentence with %s', (_, text) => expect(splitStatements(text)).toEqual([text]));
});
