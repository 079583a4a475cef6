import { readValue } from './read-value.policy';

const read = (question: string, words: string, quote: string) =>
  readValue({
    question,
    words,
    quote,
    published: { value: '2026-11-18T08:00:00Z', precision: 'second', zone: 'Z' } as never,
  });

describe('words that were read out of a page', () => {
  it.each([
    ['On which day did it happen?', 'on Tuesday night', 'It was approved on Tuesday night.', '2026-11-17'],
    ['When will work begin?', 'March 3, 2027', 'Work is due to begin on March 3, 2027.', '2027-03-03'],
    ['At what time did it end?', '11:15 p.m.', 'Power was back at 11:15 p.m.', '23:15'],
    ['When will it open?', 'on Friday', 'It will open on Friday.', '2026-11-20'],
    ['When will they vote?', 'el viernes', 'El pleno votará el viernes.', '2026-11-20'],
    ['When was it approved?', 'am Dienstag', 'Der Rat hat das am Dienstag beschlossen.', '2026-11-17'],
    ['When is the hearing?', '9 December', 'The hearing is set for 9 December.', '2026-12-09'],
    ['When is the hearing?', '9 de diciembre', 'La vista será el 9 de diciembre.', '2026-12-09'],
    ['At what time did it end?', '17.40 Uhr', 'Das Feuer war um 17.40 Uhr aus.', '17:40'],
    ['¿Cuándo será la vista?', 'el 9 de diciembre', 'La vista será el 9 de diciembre.', '2026-12-09'],
    ['Um wie viel Uhr?', 'gegen 17.40 Uhr', 'Das Feuer brach gegen 17.40 Uhr aus.', '17:40'],
    ['How many workers were hurt?', 'No workers', 'No workers were hurt.', '0'],
  ])('are written as rules write them: “%s”: %s', (question, words, quote, value) =>
    expect(read(question, words, quote)).toBe(value),
  );

  it.each([
    ['¿Cuándo fue?', 'el viernes', 'Fue el viernes.'],
    ['Why did it fail?', 'a valve had rusted through', 'It failed because a valve had rusted through.'],
    ['When did it fail?', 'after the storm', 'It failed after the storm.'],
    ['When will it open?', 'next Friday', 'It will open next Friday.'],
    ['How many came?', 'about 240', 'About 240 came.'],
  ])('stay as they were read where rules know no one value of the kind: “%s”', (question, words, quote) =>
    expect(read(question, words, quote)).toBe(words),
  );
});
