import { strikeTopic } from '../testing/samples';
import { findOwnStatements, findSharedSubject } from './own-words.policy';

const LARKSPUR = { name: 'Larkspur Castings' };
const WORDS = 'Foundry workers have no reason to strike over pay';
const spoken = (text: string): string[] =>
  findOwnStatements(text, LARKSPUR, strikeTopic()).map(({ sentence }) => sentence);

describe('statements of an actor', () => {
  it.each([
    `${WORDS}, Larkspur Castings said.`,
    `Larkspur Castings says ${WORDS}.`,
    `“${WORDS},” said Larkspur Castings.`,
    `The Larkspur Castings said: ${WORDS}.`,
  ])('finds an actor’s own statement in %p', (sentence) =>
    expect(spoken(`It rained. ${sentence} It is late.`)).toEqual([sentence]),
  );

  it.each([
    `${WORDS}, Norvane said.`,
    `${WORDS}, critics of Larkspur Castings said.`,
    `${WORDS}, a lawyer for Larkspur Castings said.`,
    `${WORDS}, Norvane said of Larkspur Castings.`,
    `Norvane said Larkspur Castings has a strike of foundry workers over pay.`,
    `Larkspur Castings said ${WORDS} ${'very '.repeat(200)}.`,
    'Larkspur Castings said it was proud of Elm Valley.',
  ])('finds no own statement of the actor in %p', (sentence) => expect(spoken(sentence)).toEqual([]));
});

describe('statements about the topic', () => {
  it('links a statement to the topic if they share the event or several distinctive words', () => {
    const topic = strikeTopic();
    expect(
      findSharedSubject('There will be no strike of our foundry workers, Larkspur Castings said.', topic, LARKSPUR),
    ).not.toBeNull();
    expect(findSharedSubject('Larkspur Castings said it was proud of Elm Valley.', topic, LARKSPUR)).toBeNull();
    expect(findSharedSubject('The pay is fair, Larkspur Castings said.', topic, LARKSPUR)).toBeNull();
  });
});
