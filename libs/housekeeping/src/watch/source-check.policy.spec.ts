import { createReason } from '@corroborate/domain';
import type { PageChange } from '@corroborate/evidence';
import { nextStep, unchangedFinding, conditionalValidators } from './source-check.policy';

const NONE = { etag: null, lastModified: null, differences: [] };
const GONE: PageChange = { change: 'gone', reasons: [createReason('watch.gone', { status: 404 })], differences: [] };
const SAME: PageChange = { change: 'unchanged', reasons: [createReason('watch.same')], differences: [] };
const UNREAD: PageChange = {
  change: null,
  reasons: [createReason('watch.unreadable', { verdict: 'error', why: 'The server answers 503.' })],
  differences: [],
};
const EDITED: PageChange = {
  change: 'silently-edited',
  reasons: [createReason('watch.core-edited', { before: '31 hurt', after: '13 hurt' })],
  differences: [],
};

describe('source check', () => {
  it('stores a check without changes and sends no notification', () => {
    expect(nextStep(SAME, { tries: 1, before: null }, 200)).toEqual({ kind: 'checked', found: SAME, fresh: false });
  });

  it('repeats a source check once if the page is missing, but not on 410 Gone', () => {
    expect(nextStep(GONE, { tries: 1, before: null }, 404).kind).toBe('again');
    expect(nextStep(GONE, { tries: 2, before: null }, 404)).toMatchObject({ kind: 'checked', fresh: true });
    expect(nextStep(GONE, { tries: 1, before: null }, 410)).toMatchObject({ kind: 'checked', fresh: true });
  });

  it('repeats a source check twice if the page is unreadable, then stores it without a notification', () => {
    expect([1, 2].map((tries) => nextStep(UNREAD, { tries, before: null }, 503).kind)).toEqual(['again', 'again']);
    expect(nextStep(UNREAD, { tries: 3, before: null }, 503)).toEqual({ kind: 'checked', found: UNREAD, fresh: false });
  });

  it('reports a change once, and any further change', () => {
    const before = { ...NONE, change: 'silently-edited' as const, reasons: EDITED.reasons };
    expect(nextStep(EDITED, { tries: 1, before }, 200)).toMatchObject({ fresh: false });
    const further = { ...EDITED, reasons: [createReason('watch.core-edited', { before: '31 hurt', after: '3 hurt' })] };
    expect(nextStep(further, { tries: 1, before }, 200)).toMatchObject({ fresh: true });
    expect(
      nextStep(GONE, { tries: 1, before: { ...before, change: 'gone', reasons: GONE.reasons } }, 404),
    ).toMatchObject({
      kind: 'checked',
      fresh: false,
    });
  });

  it('sends the last validators, and a full request after a 304', () => {
    const given = { etag: '"v0"', lastModified: null };
    expect(conditionalValidators(null, given)).toEqual(given);
    const read = { etag: '"v1"', lastModified: null, change: 'unchanged' as const, differences: [] };
    expect(conditionalValidators({ ...read, reasons: [createReason('watch.same')] }, given)).toMatchObject({
      etag: '"v1"',
    });
    const reasons = [createReason('watch.not-modified')];
    expect(conditionalValidators({ ...read, reasons }, given)).toEqual({ etag: null, lastModified: null });
  });

  it('keeps the previous finding on a 304', () => {
    expect(unchangedFinding(null)).toEqual({
      change: 'unchanged',
      reasons: [createReason('watch.not-modified')],
      differences: [],
    });
    const before = { ...NONE, change: 'silently-edited' as const, reasons: EDITED.reasons };
    const still = unchangedFinding(before);
    expect(still).toMatchObject({
      change: 'silently-edited',
      reasons: [createReason('watch.not-modified'), ...EDITED.reasons],
    });
    expect(nextStep(still, { tries: 1, before }, 304)).toMatchObject({ fresh: false });
  });
});
