import type { Claim } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { findSeriousAllegation } from './serious.policy';
import { cpuNow } from '../../../../test/support/cpu';

const claim = (text: string, core = true): Claim => ({
  id: core ? 'c1' : 'c2',
  text,
  kind: 'event',
  core,
  importance: 1,
  reasons: [],
});
const of = (title: string, given: Partial<Parameters<typeof buildTopic>[0]> = {}, claims: Claim[] = []) =>
  findSeriousAllegation(buildTopic({ title, ...given }), claims);

describe('serious allegation', () => {
  it.each([
    ['harm that is always a crime', 'Inquiry into homicide opens in Larkspur', 'homicide'],
    ['a claim about a cause of illness', 'New vaccine causes infertility, post says', 'vaccine causes infertility'],
    ['deceit', 'Mara Quill lied to voters about the harbour', 'lied to'],
    ['abuse of office', 'Mayor gave no-bid work to Quill Dredging', 'no-bid'],
    ['money in exchange for an office', 'Mayor took envelopes from a developer', 'took money'],
    ['harm to children', 'Two children die in Larkspur', 'harm to minors'],
  ])('finds a serious allegation: %s', (_, title, word) => {
    const { serious, words } = of(title);
    expect(serious).toBe(true);
    expect(words).toContain(word);
  });

  it.each([
    ['takes something other than money', 'Mayor took questions from a developer'],
    ['takes money from an unspecified giver', 'Mayor accepted cash prize of the fair'],
    ['takes money without holding an office', 'Band took money from a developer'],
    ['has the word for an office only as a name', 'Mayor of Larkspur opens new bridge'],
  ])('finds no serious allegation against a person who %s', (_, title) =>
    expect(of(title)).toEqual({ serious: false, words: [] }),
  );

  it.each([
    ['Alcalde de Elmsworth imputado por fraude', 'es'],
    ['Bürgermeister von Elmsworth wegen Betrugs angeklagt', 'de-DE'],
    ['Le maire d’Elmsworth condamné pour fraude', 'fr'],
  ])('finds a serious allegation in a legal step in another language: %s', (title, language) =>
    expect(of(title, { language }).serious).toBe(true),
  );

  it('also searches the main claim for a serious allegation, but not other claims', () => {
    const said = 'Treasurer Jon Voss was charged with theft.';
    expect(of('Voss leaves office', {}, [claim(said)]).serious).toBe(true);
    expect(of('Library opens at last', {}, [claim(said, false)]).serious).toBe(false);
  });

  it.each(['Crime', 'courts', 'Justice', 'Crime and Courts'])(
    'searches all claims for a serious allegation if the topic category is %s',
    (category) =>
      expect(
        of('Library opens at last', { category }, [claim('Jon Voss was charged with theft.', false)]).serious,
      ).toBe(true),
  );
});

describe('accusatory word with a neutral meaning', () => {
  it.each([
    ['Vane Trust charges new fee for cash', 'Jon Voss charged with theft'],
    ['Elmsworth United win on penalties', 'Court hands Jon Voss a penalty for fraud'],
    ['Jon Voss was not charged with theft', 'Jon Voss was charged with theft'],
  ])('reads an ambiguous word as neutral in “%s” and as accusatory in “%s”', (harmless, harmful) =>
    expect([of(harmless).serious, of(harmful).serious]).toEqual([false, true]),
  );

  it.each([
    ['Bus crash kills 12 people near Elmsworth', 'Drunk driver kills 12 people in crash near Elmsworth'],
    ['Explosion kills three workers in Elmsworth', 'Bomb explosion kills three workers in Elmsworth'],
    ['Building collapse kills dozens in Elmsworth', 'Building collapse kills dozens in Elmsworth, owner blamed'],
  ])(
    'reads an ambiguous word as neutral in an accident (“%s”) and as accusatory in an attack (“%s”)',
    (accident, deed) => expect([of(accident).serious, of(deed).serious]).toEqual([false, true]),
  );
});

describe('natural event with a destructive verb', () => {
  it.each([
    ['A fire destroyed the Brandt cannery in Orrin', 'A tenant destroyed the Brandt cannery in Orrin'],
    ['Massive overnight warehouse fire destroyed the Brandt mill', 'Brandt Holding destroyed the mill after a fire'],
    ['A fire that destroyed the Brandt cannery is out', 'Brandt Power began fire that destroyed the town of Orrin'],
    ['Fire at the old Brandt cannery on Monday destroyed its roof', 'Fire chief Jon Voss destroyed the Brandt files'],
    ['Storm Bella destroyed the pier of Orrin', 'Storm coach Jon Voss destroyed the locker of a player'],
    ['Orrin: flood waters nearly destroyed the bridge', 'After the flood Quill Dredging destroyed the bridge in Orrin'],
    ['Mudslide buried the chapel of Orrin', 'Quill Mining buried the chapel of Orrin'],
    ['Lightning strike destroyed the Brandt barn', 'Rebel strike destroyed the Brandt barn'],
    ['Fog hid the Orrin lighthouse', 'Mayor of Orrin hid the fire that the fog covered'],
    ['The Brandt chapel was buried that night in Orrin', 'Files of Jon Voss were destroyed the night before the audit'],
    ['Fire destroyed the Brandt mill', 'Deliberately set fire destroyed the Brandt mill'],
    ['Wildfire destroyed the town of Orrin', 'Wildfire sparked by Brandt Power destroyed the town of Orrin'],
    ['House fire destroyed the Voss home', 'Russian fire destroyed the Voss home'],
    ['Fire in Orrin destroyed the Brandt mill', 'Fire in Orrin in which the Brandt family destroyed the deeds'],
    ['Fire destroyed the mill in Orrin', 'Jon Voss under fire destroyed the letters'],
    ['A fire destroyed the Brandt mill', 'A fire destroyed the Brandt mill, and Jon Voss destroyed the files'],
  ])('finds no accusation in the natural event of “%s”, unlike in “%s”', (nature, accusing) =>
    expect([of(nature).serious, of(accusing).serious]).toEqual([false, true]),
  );

  it('does not suppress an allegation in the same sentence', () =>
    expect(of('Fire destroyed the Brandt mill in Orrin, owner Jon Voss charged with arson').words).toContain(
      'charged with',
    ));
});

describe('unusual topics', () => {
  it.each(['', ' ', '?!', '水害で橋が流された', 'Мост закрыт', 'ä'.repeat(5_000)])(
    'finds no allegation in an unusual topic (text %#)',
    (title) => expect(of(title)).toEqual({ serious: false, words: [] }),
  );

  it('searches unusual topics for allegations in bounded time', () => {
    const began = cpuNow();
    for (const part of ['killed the ', 'took money from ', 'vaccine ', 'photo shoot ', 'charged with '])
      of(part.repeat(3_000));
    expect(cpuNow() - began).toBeLessThan(5_000);
  });
});
