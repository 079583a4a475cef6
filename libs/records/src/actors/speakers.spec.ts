import type { ActorKind } from '../registers/record.types';
import { strikeTopic } from '../testing/samples';
import { ownWords, sharedMatter, speaksFor } from './speakers.policy';

const LARKSPUR = { name: 'Larkspur Castings', kind: 'company' as ActorKind };
const ADA = { name: 'Ada Okafor', kind: 'person' as ActorKind };
const TEXT = 'Ada Okafor leads Larkspur Castings.';

describe('who speaks for an actor', () => {
  it.each([
    'Larkspur Castings',
    'The Larkspur Castings',
    'a spokesman for Larkspur Castings',
    'Larkspur Castings spokeswoman Mirel Dast',
    'Larkspur Castings officials',
    'a statement from Larkspur Castings',
    "Larkspur Castings' chief executive",
  ])('%p speaks for the body', (speaker) => expect(speaksFor(speaker, LARKSPUR, TEXT)).toBe(true));

  it.each([
    'critics of Larkspur Castings',
    'a lawyer for Larkspur Castings',
    'workers at Larkspur Castings',
    'Larkspur Castings workers',
    'the union at Larkspur Castings',
    'Larkspur Castings rival Norvane',
    'Larkspur Castingsworth',
    'the city',
    '',
    'Friends of Larkspur Castings',
    'a man who sued Larkspur Castings',
  ])('%p does not', (speaker) => expect(speaksFor(speaker, LARKSPUR, TEXT)).toBe(false));

  it.each([
    'Ada Okafor',
    'Mayor Ada Okafor',
    'Ada Okafor, the mayor',
    'the mayor, Ada Okafor',
    'Okafor',
    'Ms. Okafor',
    'Mayor Okafor',
  ])('%p is the person', (speaker) => expect(speaksFor(speaker, ADA, TEXT)).toBe(true));

  it.each([
    ['a lawyer for Ada Okafor', TEXT],
    ['Ada Okafor’s brother', TEXT],
    ['Ann Roe, a lawyer for Ada Okafor', TEXT],
    ['Ada Moor', TEXT],
    ['Okafor', 'Okafor said so.'],
    ['Okafor', 'Ada Okafor and Ben Okafor came.'],
    ['critics of Ada Okafor', TEXT],
    ['brother Okafor', TEXT],
  ])('%p is not', (speaker, text) => expect(speaksFor(speaker, ADA, text)).toBe(false));
});

describe('words on the matter', () => {
  it('share with the topic what happened, or several telling words', () => {
    const topic = strikeTopic();
    expect(
      sharedMatter('There will be no strike of our foundry workers, Larkspur Castings said.', topic, LARKSPUR),
    ).not.toBeNull();
    expect(sharedMatter('Larkspur Castings said it was proud of Elm Valley.', topic, LARKSPUR)).toBeNull();
    expect(sharedMatter('The pay is fair, Larkspur Castings said.', topic, LARKSPUR)).toBeNull();
  });

  it('are the actor’s own, in sentences of bearable length', () => {
    const said = (speaker: string, sentence: string) => ({ speaker, cue: 'said', sentence });
    const words = 'Foundry workers have no reason to strike over pay';
    const found = ownWords(
      [
        said('Larkspur Castings', `${words}, Larkspur Castings said.`),
        said('Norvane', `${words}, Norvane said.`),
        said('Larkspur Castings', `${words} ${'very '.repeat(200)}`),
      ],
      LARKSPUR,
      strikeTopic(),
      TEXT,
    );
    expect(found.map(({ sentence }) => sentence)).toEqual([`${words}, Larkspur Castings said.`]);
  });
});
