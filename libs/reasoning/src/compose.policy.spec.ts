import { because, STANCES, type Stance, type StanceJudgement } from '@corroborate/domain';
import { compose, type Reading } from './compose.policy';

const byRule = because('stance.asserts', { place: 'lead' });
const passage = { quote: 'The bridge was closed.', start: 0, end: 22 };
const rules = (stance: Stance): StanceJudgement => ({
  stance,
  strength: 0.8,
  passage: stance === 'unrelated' ? null : passage,
  reasons: [byRule],
});
const reading = (stance: Stance, name = 'a'): Reading => ({
  name,
  stance,
  passage: stance === 'unrelated' ? null : passage,
});

describe('a model beside the rules', () => {
  it('never gives support the rules do not see, whatever any two models say of any page', () => {
    for (const own of STANCES) {
      for (const first of STANCES) {
        for (const second of [null, ...STANCES]) {
          for (const same of [true, false]) {
            const readings = [reading(first), ...(second ? [reading(second, 'b')] : [])];
            const { judgement } = compose(rules(own), readings, same);
            if (judgement.stance === 'supports') expect(own).toBe('supports');
            // A denial stays a denial, and no page disappears from the case.
            if (own === 'disputes') expect(judgement.stance).toBe('disputes');
            if (own !== 'unrelated') expect(judgement.stance).not.toBe('unrelated');
            expect(judgement.reasons).toContainEqual(byRule);
          }
        }
      }
    }
  });

  it('takes support away when it does not see it', () => {
    expect(compose(rules('supports'), [reading('mentions')], true)).toMatchObject({
      changed: true,
      judgement: { stance: 'mentions' },
    });
  });

  it('gives way to the more careful of the two', () => {
    const both = compose(rules('supports'), [reading('supports'), reading('mentions', 'critic')], true);
    expect(both).toMatchObject({ disagree: true, changed: true, judgement: { stance: 'mentions' } });
    expect(both.judgement.reasons.at(-1)).toEqual(because('model.no-support', { name: 'critic', stance: 'mentions' }));
  });

  it('finds a denial only on a page about this very event, with its passage', () => {
    expect(compose(rules('mentions'), [reading('disputes')], true).judgement).toMatchObject({
      stance: 'disputes',
      passage,
    });
    expect(compose(rules('mentions'), [reading('disputes')], false).judgement.stance).toBe('mentions');
    expect(compose(rules('mentions'), [{ ...reading('disputes'), passage: null }], true).judgement.stance).toBe(
      'mentions',
    );
  });

  it('leaves a lead where it sees support that the rules do not', () => {
    expect(compose(rules('mentions'), [reading('supports')], true)).toMatchObject({
      lead: passage,
      changed: false,
      judgement: { stance: 'mentions' },
    });
    expect(compose(rules('mentions'), [reading('supports')], false).lead).toBeNull();
  });

  it('changes nothing when it does not answer', () => {
    expect(compose(rules('supports'), [], true)).toMatchObject({ changed: false, judgement: rules('supports') });
  });
});
