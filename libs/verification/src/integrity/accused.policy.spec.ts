import { createReason, type Claim } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { findAccused, findAccusedInNotes, isPartyAccused } from './accused.policy';

const of = (title: string, given: Partial<Parameters<typeof buildTopic>[0]> = {}) =>
  findAccused(buildTopic({ title, ...given }), '');

describe('accused person or body', () => {
  it.each([
    ['Former treasurer Jon Voss charged with theft', 'Jon Voss'],
    ['Coach Bill Dane accused of abusing players', 'Bill Dane'],
    ['Senator Ann Roe took bribes from Acme', 'Ann Roe'],
    ['Police arrest banker Jon Voss over missing funds', 'Jon Voss'],
    ['Residents file lawsuit against Quill Dredging', 'Quill Dredging'],
    ['Quill Dredging sued over spill', 'Quill Dredging'],
    ['Quill Dredging lied to inspectors about the harbor', 'Quill Dredging'],
    ['Tenant accuses landlord Jon Voss of assault', 'Jon Voss'],
    ['Nurse was assaulted by Jon Voss, court hears', 'Jon Voss'],
    ['Inquiry finds fraud at Quill Dredging', 'Quill Dredging'],
    ['Norvane Foundry bribed an inspector', 'Norvane Foundry'],
    ['Treasurer Jon Voss Charged With Theft After Audit', 'Jon Voss'],
    ['Jon Voss sentenced to three years for insulting a judge', 'Jon Voss'],
    ['Court convicts Jon Voss of embezzlement', 'Jon Voss'],
    ['Jon Voss denies assault charges', 'Jon Voss'],
    ['Officer Jon Voss shot an unarmed man', 'Jon Voss'],
    ['Jon Voss stole a statue from Elm Park', 'Jon Voss'],
    ['Ira Moss sues Jon Voss for fraud', 'Jon Voss'],
    ['Jon Voss indicted by Ira Moss', 'Jon Voss'],
    ['Senator Jon Voss resigns over secret fund', 'Jon Voss'],
    ['Jon Voss steps down amid bribery inquiry', 'Jon Voss'],
    ['Jon Voss, the treasurer of Elm Valley, Ohio, has been charged with theft', 'Jon Voss'],
  ])('finds the accused person or body in “%s”', (title, name) => {
    expect(of(title).some((one) => one.endsWith(name))).toBe(true);
  });

  it.each([
    ['a park whose statue was stolen', 'Bronze statue stolen from Elm Park', ['Elm Park']],
    ['a museum that was robbed', 'Thieves steal paintings from Harlow Museum', ['Harlow Museum']],
    ['a bank that was robbed', 'Vane Trust robbed at gunpoint', ['Vane Trust']],
    ['a man who was killed', 'Jon Voss killed in knife attack', []],
    ['a woman who was assaulted', 'Actor Mara Quill was assaulted outside theater', []],
    ['a man who was shot dead', 'Singer Jon Voss shot dead in Larkspur', []],
    ['a person who died', 'Oceanographer Ruth Halloran dies at 61', []],
    ['a person who comments on a shooting', 'Mara Quill criticizes Jon Voss over Larkspur shooting', []],
    ['a person who mourns', 'Mara Quill calls for end to violence after her cousin is killed', []],
    ['the town of an unnamed man', 'Larkspur man charged with arson', []],
    ['a person whose killing is on trial', 'Man charged with killing Jon Voss', []],
    ['the accuser', 'Mara Quill sues over unpaid wages', []],
    ['the prosecutor', 'Two brothers indicted by Mara Quill', []],
    ['an army at war', 'Third Army begins first stages of planned assault on Larkspur', []],
    ['a storm', 'Storm Bella kills three in Larkspur', []],
    ['a person cleared by a court', 'High court clears former premier Jon Voss', []],
  ])('does not include %s', (_, title, entities) => expect(of(title, { entities })).toEqual([]));

  it('recognizes an accused person or body by an office without a name', () => {
    const accused = (title: string) => isPartyAccused(buildTopic({ title }), '');
    expect(accused('Elmsworth mayor charged with theft')).toBe(true);
    expect(accused('Court fines the mayor of Elmsworth')).toBe(true);
    expect(accused('Larkspur council accused of paying an invoice twice')).toBe(true);
    expect(accused('Man charged with theft in Elmsworth')).toBe(false);
    expect(accused('Mayor of Elmsworth shot dead')).toBe(false);
  });

  it.each([
    ['Alcalde de Elmsworth imputado por fraude', 'es'],
    ['Le maire d’Elmsworth mis en examen pour fraude', 'fr'],
    ['Bürgermeister von Elmsworth wegen Betrugs angeklagt', 'de'],
    ['Il sindaco di Elmsworth condannato per frode', 'it'],
    ['Prefeito de Elmsworth condenado por fraude', 'pt'],
    ['Ospedale di Elmsworth multato per frode', 'it'],
  ])('recognizes an accused person or body by an office in another language: %s', (title, language) =>
    expect(isPartyAccused(buildTopic({ title, language, location: 'Elmsworth' }), '')).toBe(true),
  );

  it.each([
    ['Un homme arrêté pour vol à Elmsworth', 'fr'],
    ['Detenido un hombre por robo en Elmsworth', 'es'],
  ])('recognizes no accused person or body without a name or an office: %s', (title, language) =>
    expect(isPartyAccused(buildTopic({ title, language, location: 'Elmsworth' }), '')).toBe(false),
  );

  it('includes everyone named if only a model found the allegation', () =>
    expect(of('Jon Voss helped himself to the till')).toEqual(['Jon Voss']));
});

describe('accused people in page notes', () => {
  const core = (text: string, reasons: Claim['reasons'] = []) => ({
    topic: buildTopic({ title: text, location: 'Elm Valley' }),
    claims: [{ id: 'c1', text, kind: 'event' as const, core: true, importance: 1, reasons }],
  });
  const actor = (name: string, quote: string) => ({
    ...{ name, quote, kind: 'person' as const, role: null, place: null, worthLookingUp: true, start: 0, end: 1 },
  });
  const says = (speaker: string, side: 'affirms' | 'denies') => ({
    ...{ speaker, side, claimId: 'c1', role: null, day: null, venue: null, quote: 'No.', start: 0, end: 3 },
  });
  const CHARGED = core('The treasurer of Elm Valley was charged with theft');
  const GRAVE = core('Der Kämmerer soll Geld unterschlagen haben', [createReason('statement.grave')]);

  it('finds people accused in a passage of page notes if the topic names only an office', () => {
    const actors = [
      actor('Jon Voss', 'Treasurer Jon Voss was charged with theft on Monday.'),
      actor('Ira Moss', 'Prosecutor Ira Moss charged the treasurer with theft.'),
    ];
    expect(findAccusedInNotes(CHARGED, [{ actors, statements: [] }])).toEqual(['Jon Voss']);
  });

  it('treats people who deny an accusation found by a model as accused, in any language', () => {
    const statements = [says('Jon Voss', 'denies'), says('Ira Moss', 'affirms'), says('Voss', 'denies')];
    expect(findAccusedInNotes(GRAVE, [{ actors: [], statements }])).toEqual(['Jon Voss']);
  });

  it('finds no accused people in page notes if the main claim is a violent event only', () => {
    const actors = [actor('Jon Voss', 'Jon Voss was charged with murder.')];
    const page = { actors, statements: [says('Acme Mining', 'denies')] };
    expect(findAccusedInNotes(core('Explosion at the Elm Valley mine kills five'), [page])).toEqual([]);
  });

  it('adds accused people from page notes to the people accused by the topic', () => {
    expect(findAccused(CHARGED.topic, '', ['Jon Voss'])).toEqual(['Jon Voss']);
  });
});
