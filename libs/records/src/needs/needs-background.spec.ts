import { createReason, toReasonTexts, type Claim, type Topic } from '@corroborate/domain';
import { strikeTopic } from '../testing/samples';
import { needsBackground } from './needs-background.policy';
import { cpuNow } from '../../../../test/support/cpu';

const claim = (text: string, over: Partial<Claim> = {}): Claim => ({
  id: 'c',
  text,
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
  ...over,
});
const needs = (title: string, over: Partial<Topic> = {}, claims: Claim[] = []) =>
  needsBackground(strikeTopic({ title, summary: null, ...over }), claims, 'quick');

describe('lookups in quick mode', () => {
  it('skips lookups in quick mode with a reason if no claim needs background', () => {
    expect(needs('Bridge closed in Elm Valley')).toEqual({
      records: { needed: false, reasons: [createReason('need.none')] },
      context: { needed: false, reasons: [createReason('need.none')] },
    });
  });

  it.each([
    ['Larkspur Castings sued over burns', 'dockets'],
    ['Larkspur Castings files for bankruptcy', 'filings'],
    ['Larkspur Castings awarded road contract', 'public spending'],
    ['Treasury sanctions Larkspur Castings', 'sanctions'],
    ['Offshore firm owns Larkspur Castings', 'owners'],
    ['Charity spent gifts on villa', 'charity filings'],
    ['Super PAC paid for adverts', 'campaign finance'],
  ])('looks up registers in quick mode for %p', (title, why) => {
    const { records, context } = needs(title);
    expect(records.needed).toBe(true);
    expect(toReasonTexts(records.reasons).join(' ')).toContain(why);
    expect(context.needed).toBe(false);
  });

  it.each([
    'Third fire at castings plant this year',
    'First strike at the foundry since 1998',
    'Worst flooding in Elm Valley in forty years',
    'River reaches record high',
    'Mayor resigns for the second time',
    'Latest in a string of blasts hits depot',
    'The 12th outage in a row',
  ])('looks up background in quick mode for %p', (title) =>
    expect(needs(title).context).toMatchObject({
      needed: true,
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'need.history' })]),
    }),
  );

  it.each([
    'Runner breaks first tape',
    'School opens second gym',
    'Council keeps record of votes',
    'Firm sets first price',
  ])('looks up no background in quick mode for %p', (title) => expect(needs(title).context.needed).toBe(false));

  it('looks up background in quick mode if an important claim, not a minor one, refers to the past', () => {
    const said = 'It is the first walkout at the plant since 2004.';
    expect(needs('Bridge closed', {}, [claim(said)]).context.needed).toBe(true);
    expect(needs('Bridge closed', {}, [claim(said, { core: false, importance: 0.2 })]).context.needed).toBe(false);
  });

  it('looks up background in quick mode if the place is ambiguous', () => {
    expect(needs('Bridge closed', { location: 'Springfield' }).context.reasons).toEqual([
      createReason('need.place', { town: 'Springfield' }),
    ]);
    expect(needs('Bridge closed', { location: 'Ohio' }).context.needed).toBe(false);
  });
});

it('returns all lookups in the other modes', () => {
  const { records, context } = needsBackground(strikeTopic({ title: 'Bridge closed' }), [], 'detailed');
  expect([records.needed, context.needed]).toEqual([true, true]);
  expect(context.reasons).toEqual([createReason('need.mode', { mode: 'detailed' })]);
});

it('handles very long titles within the time limit', () => {
  const began = cpuNow();
  needs(`${'first '.repeat(20_000)}${'record '.repeat(20_000)}`, {}, [claim('worst in '.repeat(20_000))]);
  expect(cpuNow() - began).toBeLessThan(500);
});
