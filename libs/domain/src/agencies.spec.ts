import { agencyKey, findAgencySite, AGENCIES, isAgency, isAgencySite } from './agencies';

describe('news agencies', () => {
  it('maps all spellings of a news agency credit to one key', () => {
    expect(
      new Set(['AP', 'A.P.', 'the Associated Press', 'Associated Press staff writer', 'AP reporter'].map(agencyKey)),
    ).toEqual(new Set(['apnews.com']));
    expect(agencyKey('Elm Valley News Pool')).toBe('elm valley news pool');
  });
  it('returns the site of a news agency only if it is known', () => {
    expect([
      findAgencySite('Reuters'),
      findAgencySite('Elm Valley News Pool'),
      findAgencySite('Tribune News Service'),
    ]).toEqual(['reuters.com', null, null]);
    expect([isAgencySite('afp.com'), isAgencySite('elm.com'), isAgencySite(null)]).toEqual([true, false, false]);
  });
  it('does not treat ambiguous initials, or agencies that count as newspapers, as news agencies', () => {
    expect([
      isAgency('Reuters', null),
      isAgency('the Associated Press', null),
      isAgency('TT', null),
      isAgency('PA', null),
      isAgency('Bloomberg', null),
      isAgency('whatever', 'dpa.com'),
    ]).toEqual([true, true, false, false, false, true]);
  });
  it('uses each spelling for only one news agency', () => {
    const keys = AGENCIES.flatMap(({ name, forms }) => [
      ...new Set([name, ...forms].map((form) => form.toLowerCase())),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
