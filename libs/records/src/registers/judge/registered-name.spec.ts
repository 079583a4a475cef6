import { registeredName } from './registered-name.policy';
import { sameName } from './same-name.policy';

describe('registeredName', () => {
  it.each([
    ['LARKSPUR CASTINGS CORP /DE/', 'LARKSPUR CASTINGS CORP'],
    ['LARKSPUR CASTINGS CORP \\DE\\', 'LARKSPUR CASTINGS CORP'],
    ['LARKSPUR CASTINGS CORP /ADV', 'LARKSPUR CASTINGS CORP'],
    ['LARKSPUR CASTINGS CORP /DE/ /ADV', 'LARKSPUR CASTINGS CORP'],
    ['LARKSPUR & COMPANY/MN', 'LARKSPUR & COMPANY'],
    ['LARKSPUR CASTINGS INC /NEW/  (LARK)  (CIK 0001999999)', 'LARKSPUR CASTINGS INC'],
    [`Larkspur Castings, Inc.  (${'LARK-PA, '.repeat(20)}LARK)  (CIK 0001999999)`, 'Larkspur Castings, Inc.'],
    ['Larkspur Castings LLC, Delinquent May 1, 2016', 'Larkspur Castings LLC'],
    ['LARKSPUR CASTINGS, LLC, Voluntarily Dissolved September 12, 2019', 'LARKSPUR CASTINGS, LLC'],
    ['Larkspur Castings, Inc., Colorado Authority Relinquished Dec. 3, 2004', 'Larkspur Castings, Inc.'],
  ])('removes the suffix of a register: %s', (shown, name) => expect(registeredName(shown)).toBe(name));

  it.each(['AC/DC', 'NOVEM A/S', 'Larkspur Castings, Inc.', 'Studio 54, Ltd.', 'Club of May 1', 'OKAFOR, ADA M'])(
    'leaves a name unchanged: %s',
    (name) => expect(registeredName(name)).toBe(name),
  );

  it('runs in linear time for a name made of separators', () => {
    const started = process.cpuUsage();
    registeredName(`X${', A'.repeat(50_000)}`);
    registeredName(`X${' /'.repeat(50_000)}`);
    expect(process.cpuUsage(started).user).toBeLessThan(200_000);
  });
});

describe('sameName', () => {
  it.each([
    ['Larkspur Castings', 'LARKSPUR CASTINGS CORP /DE/'],
    ['Larkspur Castings', 'Larkspur Castings LLC, Delinquent May 1, 2016'],
    ['Larkspur & Company', 'LARKSPUR & COMPANY/MN'],
  ])('returns true for %s and %s', (actor, shown) => expect(sameName(actor, shown)).toBe(true));
});
