import { parseAmounts, chaosPlan } from './chaos.plan';

it('returns the same plan for the same seed, another for another seed, with the requested numbers of faults', () => {
  const amounts = parseAmounts('120');
  expect(amounts).toEqual({ kills: 120, crashes: 4, wipes: 4, freezes: 4 });
  const plan = chaosPlan(amounts, 7);
  expect(plan).toEqual(chaosPlan(amounts, 7));
  expect(plan).not.toEqual(chaosPlan(amounts, 8));
  const of = (kind: string) => plan.filter((fault) => fault.kind === kind).length;
  expect([of('kill'), of('crash'), of('wipe'), of('freeze')]).toEqual([120, 4, 4, 4]);
});

it('uses the short plan without a valid number', () => {
  for (const asked of [undefined, '', 'much'])
    expect(parseAmounts(asked)).toEqual({ kills: 8, crashes: 1, wipes: 1, freezes: 1 });
});
