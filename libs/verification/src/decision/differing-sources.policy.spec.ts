import { buildSourceView } from '@corroborate/domain/testing';
import type { Claim, Discrepancy } from '@corroborate/domain';
import { decideInput } from '../testing/builders';
import { decide } from './decide.policy';
import { findSourceConflicts } from './differing-sources.policy';

const claim = (text: string): Claim => ({ id: 'c1', text, kind: 'event', core: true, importance: 1, reasons: [] });
const sources = [1, 2, 3].map((id) => buildSourceView(id, { clusterId: `v${id}`, site: `outlet-${id}.example` }));
const differ = (kind: Discrepancy['kind'], about: string, ...values: string[]): Discrepancy => ({
  kind,
  about,
  reading: 'contradiction',
  values: values.map((value, at) => ({ value, sourceId: at + 1, quote: value })),
});
const on = (text: string, one: Discrepancy, given = sources) =>
  decideInput({ sources: given, claims: [claim(text)], discrepancies: [one] });

describe('credible sources that differ', () => {
  it.each<[string, string, Discrepancy, boolean]>([
    [
      'a figure that the main claim states',
      'The mill dismissed 40 workers.',
      differ('number', 'workers', '40 workers', '400 workers'),
      true,
    ],
    [
      'a figure that the main claim does not state',
      'The mill closed.',
      differ('number', 'workers', '40 workers', '400 workers'),
      false,
    ],
    [
      'a date that the main claim states',
      'The mill closed on Tuesday.',
      differ('date', 'event date', '2025-03-04', '2025-03-09'),
      true,
    ],
    [
      'a date that the main claim does not state',
      'The mill closed.',
      differ('date', 'event date', '2025-03-04', '2025-03-09'),
      false,
    ],
    [
      'a date that was added to the main claim',
      'The mill closed (about 2025-03-04).',
      differ('date', 'event date', '2025-03-04', '2025-03-09'),
      false,
    ],
    ['a place that the main claim states', 'The mill in Ohio closed.', differ('place', 'mill', 'ohio', 'maine'), true],
  ])('flags credible sources that differ for %s', (_, text, one, held) => {
    const decision = decide(on(text, one));
    expect(decision.review.reasons.map(({ reason, why }) => [reason, why.code])).toEqual([
      ['credible-contradiction', 'review.sources-differ'],
    ]);
    expect(decision.held).toBe(held);
  });

  it.each<[string, Discrepancy, typeof sources]>([
    ['agree within a day', differ('date', 'event date', '2025-03-04', '2025-03-05'), sources],
    ['give a lower bound below the figure', differ('number', 'workers', '40 workers', 'more than a dozen'), sources],
    ['update a figure', { ...differ('number', 'dead', '4 people', '40 people'), reading: 'update' }, sources],
    [
      'are copies of one report',
      differ('number', 'workers', '40 workers', '400 workers'),
      sources.map((one) => ({ ...one, clusterId: 'v1' })),
    ],
    [
      'are not credible',
      differ('number', 'workers', '40 workers', '400 workers'),
      sources.map((one) => ({ ...one, tier: 3 as const })),
    ],
  ])('does not flag differing sources if they %s', (_, one, given) =>
    expect(findSourceConflicts(on('The mill dismissed 40 workers.', one, given))).toEqual([]),
  );
});
