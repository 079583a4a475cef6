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
  ])('is replaced by the only name before it: %s', (_, text, before, expected) => {
    const { text: put, notes } = resolvePronoun(text, before);
    expect(put).toBe(expected);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['nobody is named before it', 'He was fined.', 'The council met.'],
    ['two people are', 'She was fined.', 'Ada Voss met Orla Brandt.'],
    ['it may be many', 'They were fined.', 'Larkspur Castings closed.'],
    ['a body is no “he”', 'He was fined.', 'Larkspur Castings Works closed in Elmsworth.'],
    ['it is the weather', 'It is raining.', 'Larkspur Castings closed.'],
    ['it is part of a longer word', 'It’s over.', 'Larkspur Castings closed.'],
    ['nothing stands before it', 'She was fined.', null],
    ['nothing stands before it but marks', 'She was fined.', '…'],
    ['there is none', 'Ada Voss was fined.', 'Orla Brandt left.'],
    ['there is no text', '', 'Orla Brandt left.'],
  ])('is kept if %s', (_, text, before) => {
    expect(resolvePronoun(text, before)).toEqual({ text, notes: [] });
  });
});

describe('sentence with several statements', () => {
  it.each([
    ['a semicolon', 'The bridge was closed on Monday; the ferry was full all day.'],
    ['“but” with a subject of its own', 'The bridge was closed on Monday, but the ferry was full all day.'],
    ['“while” with a name', 'The bridge was closed on Monday, while Ada Voss was full of hope.'],
  ])('is split at %s into parts with capital and full stop', (_, text) => {
    const parts = splitStatements(text);
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });

  it.each([
    ['too short a part', 'The bridge was closed on Monday; it rained.'],
    ['a part without a verb', 'The bridge was closed on Monday; the usual long queue of cars.'],
    ['more than four parts', Array(5).fill('the bridge was closed on Monday').join('; ')],
    ['quotation marks', '“The bridge was closed on Monday; the ferry was full all day.”'],
    ['nothing to part', 'The bridge was closed on Monday'],
    ['nothing at all', ''],
  ])('is not split with %s', (_, text) => expect(splitStatements(text)).toEqual([text]));
});
