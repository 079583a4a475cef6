import { GONE_REGISTERS } from './gone-registers';
import { registerManifests } from './create-registers';

const names = new Set([...registerManifests().map(({ name }) => name), 'wayback']);

describe.each(GONE_REGISTERS.map((one) => [one.name, one] as const))('unavailable register: %s', (name, gone) => {
  it('states since when and which registers replace it', () => {
    expect(gone.since).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(gone.says.length).toBeGreaterThan(40);
    expect(gone.instead.length).toBeGreaterThan(0);
    for (const one of gone.instead) expect(names).toContain(one);
  });

  it('provides no adapter for an unavailable register', () => expect(names).not.toContain(name));
});
