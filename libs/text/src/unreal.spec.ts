import { readSentenceFrame, type SentenceFrame, findJokeCue, findRehearsalCue } from './cues';

const frameOf = (sentence: string, word: string): SentenceFrame => {
  const start = sentence.indexOf(word);
  return readSentenceFrame(sentence, start, start + word.length);
};

describe('act that did not happen', () => {
  it.each([
    ['The board refused on Monday to close the mill.', 'close'],
    ['Far from closing, the mill took on staff.', 'closing'],
    ['The board stopped short of closing the mill.', 'closing'],
    ['The mill has yet to be closed.', 'closed'],
    ['The mill narrowly escaped being closed.', 'closed'],
    ['The owner resisted calls from nearby towns to close the mill.', 'close'],
    ['Guards foiled an attack on the mill.', 'attack'],
    ['The closure of the mill was called off.', 'closure'],
    ['The attack failed within minutes.', 'attack'],
  ])('recognizes an act as refused or prevented: “%s”', (sentence, word) =>
    expect(frameOf(sentence, word).refused).toBe(true),
  );

  it.each([
    ['The man who refused to leave was arrested.', 'arrested'],
    ['The owner declined to comment and closed the mill.', 'closed'],
    ['The mill closed, and talks on wages failed.', 'closed'],
    ['A vote that was called off led to the closure.', 'closure'],
  ])('does not recognize an act as refused if another act was refused: “%s”', (sentence, word) =>
    expect(frameOf(sentence, word).refused).toBe(false),
  );

  it.each([
    ['The mayor took back her resignation.', 'resignation'],
    ['The council almost closed the mill.', 'closed'],
    ['A court overturned an order by which the mill was closed.', 'closed'],
    ['The board voted down a motion that the mill be closed.', 'closed'],
    ['A proposal that the old mill be closed was put forward.', 'closed'],
    ['Residents called for the closure of the mill.', 'closure'],
    ['Raiders tried to attack the mill.', 'attack'],
  ])('recognizes an act as reversed, attempted or only proposed: “%s”', (sentence, word) =>
    expect(frameOf(sentence, word).undone).toBe(true),
  );

  it.each([
    ['A lawsuit alleges that the mill closed.', 'closed'],
    ['Experts doubt that the mill closed.', 'closed'],
    ['According to the complaint, the mill closed.', 'closed'],
    ['In her new play, the mill is closed.', 'closed'],
    ['The mill was closed, according to a chatbot.', 'closed'],
    ['Suppose that the mill was closed.', 'closed'],
  ])('recognizes an act as alleged, believed or fictional: “%s”', (sentence, word) =>
    expect(frameOf(sentence, word).hedged).toBe(true),
  );

  it.each([
    ['The owner, who doubts that prices will rise, said it closed.', 'closed'],
    ['“I think that was the day,” he said after the closure.', 'closure'],
  ])('does not recognize an act as alleged in a plain statement next to an opinion: “%s”', (sentence, word) =>
    expect(frameOf(sentence, word).hedged).toBe(false),
  );
});

describe('rehearsal or joke', () => {
  it('recognizes a rehearsal in its own sentence and in adjacent sentences', () => {
    expect(findRehearsalCue('Fire drill at Torsund mill')).toBe('Fire drill');
    expect(findRehearsalCue('A fire drill had been held there in May.', true)).toBeNull();
    expect(findRehearsalCue('The drill tested how help arrives.', true)).toBe('The drill tested');
  });

  it('recognizes a joke by what the page says about itself', () => {
    expect(findJokeCue('This article is satire.')).not.toBeNull();
    expect(findJokeCue('Happy April Fools!')).not.toBeNull();
    expect(findJokeCue('The editor of a satirical magazine resigned.')).toBeNull();
  });
});
