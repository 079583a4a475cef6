import { toReasonTexts, type Mode, type Topic } from '@corroborate/domain';
import { strikeTopic } from '../../testing/samples';
import { registerManifests } from '../create-registers';
import { RECORD_LIMITS } from '../record.thresholds';
import type { Actor, PublicRecord, RecordManifest } from '../record.types';
import { judgeBearing } from './bearing.policy';
import { chooseRegisters } from './choose-registers.policy';

const NOW = new Date('2026-03-10T12:00:00Z');
const ALL = registerManifests();
const FIRST = ALL.filter(({ beside }) => !beside);
const asked = (manifests: readonly RecordManifest[], over: Partial<Topic>, mode: Mode = 'detailed') =>
  chooseRegisters(strikeTopic({ entities: ['Larkspur Castings'], ...over }), manifests, mode, NOW).map(
    ({ register }) => register,
  );
const beside = (over: Partial<Topic>, mode?: Mode) =>
  asked(ALL, over, mode).filter((name) => !FIRST.some((one) => one.name === name));

describe('registers queried in addition to the primary ones', () => {
  it.each<[string, string[]]>([
    ['Larkspur Castings announces merger', ['opencorporates']],
    ['Larkspur Castings sued over burns', ['pacer']],
    ['Larkspur Castings contributed to a super PAC', ['fec-committees']],
    ['Workers strike at Larkspur Castings', []],
  ])('queries additional registers besides the primary ones for %p: %p', (title, names) =>
    expect(beside({ title, summary: null })).toEqual(names),
  );

  it.each<Partial<Topic>>([
    { title: 'Larkspur Castings sued by shareholders over merger with foundation' },
    { title: 'Larkspur Castings owner charged over state contract and campaign donations' },
    { title: 'Larkspur Castings', entities: ['Larkspur Castings', 'Elm Fund', 'Ada Okafor', 'Okafor for Congress'] },
  ])('leaves the queries of the primary registers unchanged when it adds others', (over) => {
    for (const mode of ['quick', 'detailed', 'exhaustive'] as const) {
      const first = asked(FIRST, over, mode);
      expect(asked(ALL, over, mode).slice(0, first.length)).toEqual(first);
      expect(beside(over, mode).length).toBeLessThanOrEqual(RECORD_LIMITS.beside[mode]);
    }
  });

  it('skips additional registers in quick mode, which has no time for a second call', () =>
    expect(beside({ title: 'Larkspur Castings sued over merger' }, 'quick')).toEqual([]));
});

describe('records of additional registers', () => {
  const actor: Actor = { name: 'Larkspur Castings', kind: 'company', reasons: [] };
  const of = (register: string, over: Partial<PublicRecord>, who = actor) => {
    const manifest = ALL.find(({ name }) => name === register);
    if (!manifest) throw new Error(register);
    const record: PublicRecord = {
      register,
      id: '1',
      title: 'Larkspur Castings, Inc.',
      date: '2026-03-09T00:00:00.000Z',
      url: 'https://register.example/1',
      form: 'company',
      parties: ['LARKSPUR CASTINGS, INC.'],
      text: 'Company: LARKSPUR CASTINGS, INC.',
      document: false,
      selfPublished: null,
      ...over,
    };
    return judgeBearing(strikeTopic(), who, record, { manifest, namesakes: 1 });
  };

  it.each(['propublica-returns', 'fec-committees', 'opencorporates'])(
    'treats a record of an additional register as background only: %s',
    (register) => expect(of(register, {}).bearing).toBe('background'),
  );

  it.each(['Larkspur Castings of Iowa LLC', 'Friends of Larkspur Castings', 'Larkspur Casting'])(
    'judges a record of an additional register as unrelated if a word of the name differs: %p',
    (name) => expect(of('opencorporates', { parties: [name] }).bearing).toBe('unrelated'),
  );

  it('judges a record of a namesake candidate as unrelated unless the state matches', () => {
    const person: Actor = { name: 'Ada Okafor', kind: 'person', reasons: [] };
    const candidate = { title: 'OKAFOR, ADA: candidate', parties: ['OKAFOR, ADA', 'ADA OKAFOR'] };
    const alone = of('fec-candidates', { ...candidate, text: 'State: Nevada (NV)' }, person);
    expect(alone.bearing).toBe('unrelated');
    expect(toReasonTexts(alone.reasons).join(' ')).toMatch(/a different place/);
    expect(of('fec-candidates', { ...candidate, text: 'State: Ohio (OH)' }, person).bearing).toBe('background');
  });
});
