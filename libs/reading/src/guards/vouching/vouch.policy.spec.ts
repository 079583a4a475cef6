import { createReason, type Stance, type StanceJudgement } from '@corroborate/domain';
import type { Reading } from '../../reading.types';
import { findReadingExclusion } from './exclusions.policy';
import {
  needsAdversarialQuestion,
  READER_RULE,
  combineReadings,
  ADVERSARIAL_REPLIES,
  type ReaderReply,
  type AdversarialReply,
} from './vouch.policy';

const passage = { quote: 'The bridge was shut on Monday', start: 10, end: 39 };
const byRules = (stance: Stance, over: Partial<StanceJudgement> = {}): StanceJudgement => ({
  stance,
  strength: stance === 'unrelated' ? 0 : 0.4,
  passage: stance === 'unrelated' ? null : { quote: 'The bridge', start: 0, end: 10 },
  reasons: [createReason('stance.no-sentence')],
  rule: 'mentioned',
  ...over,
});
const reads = (stance: Stance, name = 'first'): Reading => ({
  name,
  stance,
  passage: stance === 'unrelated' ? null : passage,
});
const says = (answer: AdversarialReply): ReaderReply => ({ name: 'first', answer, passage });
const laid = (rules: StanceJudgement, readings: Reading[], vouchings: ReaderReply[] = [], voided: string[] = []) =>
  combineReadings(rules, { readings, vouchings, void: voided }, null);

describe('grounded reading', () => {
  it.each<Stance>(['mentions', 'unrelated'])(
    'counts if rules judge the page as “%s” and the page itself reports the event',
    (stance) => {
      const judged = laid(byRules(stance, { caution: 'doubt' }), [reads('supports')], [says('reports')]);
      expect(judged).toMatchObject({ stance: 'supports', passage, rule: READER_RULE });
      expect(judged.caution).toBeUndefined();
      expect(judged.reasons.at(-1)).toEqual(createReason('model.vouches', { names: ['first'] }));
    },
  );

  it('does not count before the second question is answered', () =>
    expect(laid(byRules('mentions'), [reads('supports')])).toMatchObject({ stance: 'mentions' }));

  it.each(ADVERSARIAL_REPLIES.filter((one) => one !== 'reports'))('does not count if the page %s', (answer) => {
    const judged = laid(byRules('mentions'), [reads('supports')], [says(answer)]);
    expect(judged.stance).toBe('mentions');
    expect(judged.reasons.at(-1)).toEqual(
      createReason('model.not-vouched', { name: 'first', answer, words: passage.quote }),
    );
  });

  it('does not count if another reader disagrees', () =>
    expect(laid(byRules('mentions'), [reads('supports'), reads('mentions', 'critic')], [says('reports')]).stance).toBe(
      'mentions',
    ));

  it('does not count a page of an excluded kind, whatever the model answers', () => {
    const bar = createReason('page.satire');
    const judged = combineReadings(
      byRules('mentions'),
      { readings: [reads('supports')], vouchings: [says('reports')], void: [] },
      bar,
    );
    expect(judged.stance).toBe('mentions');
    expect(judged.reasons.at(-1)).toEqual(createReason('model.barred', { name: 'first', bar: 'page.satire' }));
  });

  it('never turns a denial found by rules into support in a grounded reading', () =>
    expect(laid(byRules('disputes'), [reads('supports')], [says('reports')]).stance).toBe('disputes'));

  it('removes support, or adds a denial with its quote', () => {
    expect(laid(byRules('supports'), [reads('mentions')])).toMatchObject({ stance: 'mentions', strength: 0.3 });
    expect(laid(byRules('supports'), [reads('supports'), reads('disputes', 'critic')])).toMatchObject({
      stance: 'disputes',
      passage,
    });
  });

  it('removes support found by rules on an excluded page, without disputing', () => {
    const bar = createReason('stance.fact-check', { claim: 'The bridge was shut', rating: 'Geprüft' });
    const judged = combineReadings(
      byRules('supports'),
      { readings: [reads('disputes')], vouchings: [], void: [] },
      bar,
    );
    expect(judged).toMatchObject({ stance: 'mentions', strength: 0.3 });
  });

  it('reports a reader that contradicted itself, and uses the remaining readings', () => {
    const judged = laid(byRules('supports'), [], [], ['first']);
    expect(judged.stance).toBe('supports');
    expect(judged.reasons.at(-1)).toEqual(createReason('model.contradicts-itself', { name: 'first' }));
  });

  it('needs the second question only if it would change the result', () => {
    expect(needsAdversarialQuestion(byRules('mentions'), [reads('supports')], null)).toBe(true);
    expect(needsAdversarialQuestion(byRules('supports'), [reads('supports')], null)).toBe(false);
    expect(needsAdversarialQuestion(byRules('mentions'), [reads('mentions')], null)).toBe(false);
    expect(needsAdversarialQuestion(byRules('mentions'), [], null)).toBe(false);
    expect(needsAdversarialQuestion(byRules('mentions'), [reads('supports')], createReason('page.satire'))).toBe(false);
  });
});

describe('reading that requires confirmation by a checker', () => {
  const check = (of: 'core' | 'control', probability: number) => ({ name: 'checker', of, probability });
  const confirmed = (checks: ReturnType<typeof check>[], complete = true) =>
    combineReadings(
      byRules('mentions'),
      {
        readings: [reads('supports')],
        vouchings: [says('reports')],
        void: [],
        confirmation: { name: 'checker', checks, complete },
      },
      null,
    );

  it('counts and names the checker if it confirms the main claim and not the control', () => {
    const judged = confirmed([check('core', 0.9), check('control', 0.1)]);
    expect(judged.stance).toBe('supports');
    expect(judged.reasons.at(-1)).toEqual(createReason('model.vouches', { names: ['first', 'checker'] }));
  });

  it.each([
    ['the checker does not confirm the main claim', [check('core', 0.4)], true, 'model.not-borne-out'],
    [
      'the checker confirms the opposite control',
      [check('core', 0.9), check('control', 0.6)],
      true,
      'model.bears-out-both',
    ],
    ['the checker did not answer every question', [check('core', 0.9)], false, 'model.unchecked'],
    ['the checker did not respond', [], false, 'model.unchecked'],
  ])('does not count if %s', (_, checks, complete, code) => {
    const judged = confirmed(checks, complete);
    expect(judged.stance).toBe('mentions');
    expect(judged.reasons.at(-1)?.code).toBe(code);
  });

  it('counts if rules find the same support, regardless of the checker', () => {
    const confirmation = { name: 'checker', checks: [check('core', 0.1)], complete: true };
    const voices = { readings: [reads('supports')], vouchings: [], void: [], confirmation };
    expect(combineReadings(byRules('supports'), voices, null).stance).toBe('supports');
  });
});

describe('exclusion of a reading', () => {
  const page = (reasons: StanceJudgement['reasons'], match: StanceJudgement['reasons'] = []) => ({
    overall: byRules('mentions', { reasons }),
    perClaim: [],
    sameEvent: { same: false, reasons: match },
  });

  it('excludes a reading for the kind of page, or for a date or place that it states', () => {
    expect(findReadingExclusion(page([createReason('page.satire')]))?.code).toBe('page.satire');
    expect(findReadingExclusion(page([], [createReason('event.other-date', { quote: '3 May 2019' })]))?.code).toBe(
      'event.other-date',
    );
  });

  it('does not exclude a reading for doubt, hearsay, a missing name or unknown words', () =>
    expect(
      findReadingExclusion(
        page(
          [createReason('caution.doubt', { word: 'reportedly' }), createReason('stance.too-few-words', { share: 0.1 })],
          [createReason('event.names-missing', { names: ['Aldham'] }), createReason('event.undated')],
        ),
      ),
    ).toBeNull());
});
