import { failed, found, limited, nothingFound, type OutcomeKind } from '@corroborate/domain';
import { FakeGateway, type FakeAnswer } from '@corroborate/domain/testing';
import { RdapRegistry } from './rdap.registry';
import { domainAgeChecks } from './testing/domain-ages.conformance';
import { FakeDomainAges } from './testing/fake-domain-ages';

const NOW = new Date('2026-06-01T00:00:00Z');
const context = { investigationId: null, stage: 'test' };
const AT = '1999-08-14T04:00:00.000Z';

/** A register that knows these addresses alone. */
const register = (answers: Record<string, FakeAnswer>) =>
  FakeGateway.to(answers, { status: 404, body: '{"errorCode":404}' });

const record = (...events: [string, string][]) => ({
  body: JSON.stringify({
    objectClassName: 'domain',
    events: events.map(([eventAction, eventDate]) => ({ eventAction, eventDate })),
  }),
});
const asked = (answer: FakeAnswer, site = 'harbour-lights.com') => {
  const gateway = register({ [`https://rdap.org/domain/${site}`]: answer });
  return new RdapRegistry(gateway, { now: () => NOW }).registeredAt(site, context);
};

const registers = {
  'the RDAP register': () =>
    new RdapRegistry(
      register({
        'https://rdap.org/domain/held.com': record(['registration', '1999-08-14T04:00:00Z']),
        'https://rdap.org/domain/refused.com': { status: 429, body: '{}' },
      }),
      { now: () => NOW },
    ),
  'the register for tests': () =>
    new FakeDomainAges().addRegistration('held.com', AT).addOutcome('refused.com', limited('busy')),
};
for (const [name, ages] of Object.entries(registers))
  describe(name, () => {
    const cases = () => ({ ages: ages(), held: 'held.com', at: AT, unknown: 'unknown.com', refused: 'refused.com' });
    for (const check of domainAgeChecks(cases, context)) it(check.name, check.run);
  });

describe('RdapRegistry', () => {
  it.each<[string, FakeAnswer, OutcomeKind]>([
    ['a record without a registration', record(['expiration', '2030-01-01T00:00:00Z']), 'nothing-found'],
    ['a record without events', { body: '{"objectClassName":"domain"}' }, 'nothing-found'],
    ['an unreadable date', record(['registration', 'soon']), 'nothing-found'],
    ['an ending without a register', { status: 501, body: '' }, 'nothing-found'],
    ['a page instead of a record', { body: '<html>down</html>' }, 'failed'],
    ['a record of something else', { body: '{"objectClassName":"entity"}' }, 'failed'],
    ['a date to come', record(['registration', '2027-01-01T00:00:00Z']), 'failed'],
    ['a broken register', { status: 502, body: '' }, 'failed'],
    ['a refusal', { status: 403, body: '' }, 'blocked'],
    ['a network fault', failed('reset'), 'failed'],
    ['a gateway without an answer', nothingFound('offline'), 'nothing-found'],
  ])('takes no age from %s', async (_what, answer, kind) => expect((await asked(answer)).kind).toBe(kind));

  it('uses the last registration of a domain that expired and was registered again', async () => {
    const answer = await asked(
      record(['registration', '1999-08-14T04:00:00Z'], ['reregistration', '2026-05-01T00:00:00Z']),
    );
    expect(answer).toEqual(found('2026-05-01T00:00:00.000Z'));
  });

  it('reads a time without a zone as UTC', async () =>
    expect(await asked(record(['registration', '1999-08-14T04:00:00']))).toEqual(found(AT)));

  it('queries internationalized domain names in Punycode, rate-limited and at no cost', async () => {
    const gateway = register({});
    await new RdapRegistry(gateway, { now: () => NOW }).registeredAt('Müller.de', context);
    expect(gateway.requests[0]).toMatchObject({
      url: 'https://rdap.org/domain/xn--mller-kva.de',
      pace: { intervalMs: 1000 },
    });
    expect(gateway.requests[0]?.priceUsd ?? 0).toBe(0);
  });

  it.each(['localhost', '../up.com', 'a b.com', 'x.com/../../y', ''])('sends no request for “%s”', async (site) => {
    const gateway = register({});
    expect((await new RdapRegistry(gateway, { now: () => NOW }).registeredAt(site, context)).kind).toBe(
      'nothing-found',
    );
    expect(gateway.requests).toEqual([]);
  });
});
