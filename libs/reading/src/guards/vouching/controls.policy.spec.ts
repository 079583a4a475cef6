import type { Claim } from '@corroborate/domain';
import { buildControls, buildStatements } from './controls.policy';

const claim = (id: string, text: string, core = false): Claim => ({
  id,
  text,
  kind: 'event',
  core,
  importance: 1,
  reasons: [],
});

const SECRET = Buffer.from('of this installation');

describe('statements shown to a model', () => {
  it('adds the negated main claim and one with an unsupported figure to the statements shown to a model', () => {
    expect(buildControls('A ferry with 42 people aboard sank off Port Merrow.')).toEqual([
      'It is not true that this happened: A ferry with 42 people aboard sank off Port Merrow.',
      'A ferry with 334 people aboard sank off Port Merrow.',
    ]);
  });

  it('changes no year or name in the control statements shown to a model', () => {
    expect(buildControls('The bridge of 1998 was closed.')).toHaveLength(1);
    expect(buildControls('The bridge was closed.')).toHaveLength(1);
  });

  it('shows a model the main claim as another model rewrote it in one sentence', () => {
    const core = { ...claim('c1', 'Ferry sinks, 42 aboard', true), statement: 'A ferry with 42 aboard sank.' };
    const shown = buildStatements([core], SECRET).map(({ text }) => text);
    expect(shown).toContain('A ferry with 42 aboard sank.');
    expect(shown).toContain('A ferry with 334 aboard sank.');
    expect(shown).not.toContain(core.text);
  });

  it('hides which statements shown to a model are controls, and keeps the same order each time', () => {
    const claims = [claim('c1', 'A ferry with 42 people aboard sank.', true), claim('c2', 'It was built in Oslo.')];
    const shown = buildStatements(claims, SECRET);
    expect(shown).toEqual(buildStatements(claims, SECRET));
    expect(shown.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(shown.flatMap(({ claimId }) => claimId ?? []).sort()).toEqual(['c1', 'c2']);
  });

  it('orders statements shown to a model by a secret, so that no page can exploit the order', () => {
    const claims = ['A ferry sank.', 'It was new.', 'It was blue.', 'It was Norse.'].map((text, at) =>
      claim(`c${at}`, text, at === 0),
    );
    const orders = ['a', 'b', 'c', 'd'].map((secret) =>
      buildStatements(claims, Buffer.from(secret))
        .map(({ text }) => text)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});
