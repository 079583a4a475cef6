import { registersCheck } from './registers.policy';

const NONE = { PACER_USERNAME: undefined, PACER_PASSWORD: undefined };

describe('registers check', () => {
  it('lists unavailable registers with their end dates', () => {
    const { state, says } = registersCheck({ ...NONE, PACER_SEARCHES: 'off' });
    expect(state).toBe('ok');
    expect(says).toMatch(
      /PACER is disabled; unavailable: OpenSecrets \(discontinued 2025-04-15\), .*archive\.today \(no API/,
    );
  });

  it('warns if the paid register is on without an account', () =>
    expect(registersCheck({ ...NONE, PACER_SEARCHES: 'on' })).toMatchObject({ state: 'warning' }));

  it('states the price of the paid register', () => {
    const account = { PACER_USERNAME: 'desk', PACER_PASSWORD: 'hunter2' };
    const { says } = registersCheck({ ...account, PACER_SEARCHES: 'on' });
    expect(says).toMatch(/\$0\.10 a page/);
    expect(says).not.toMatch(/hunter2/);
  });
});
