import { rewriteCommands, commandPrefix } from './typed';

describe('command suggested to the current user', () => {
  it.each([
    ['in a checkout', { inRelease: true, isCheckout: true, isDependency: false }, 'npx corroborate'],
    [
      'in a project that has it as a dependency',
      { inRelease: false, isCheckout: false, isDependency: true },
      'npx corroborate',
    ],
    ['in a container', { inRelease: true, isCheckout: false, isDependency: false }, 'node bin/corroborate.js'],
    ['installed for all', { inRelease: false, isCheckout: false, isDependency: false }, 'corroborate'],
  ])('returns the command for a user %s', (_where, caller, program) => {
    expect(commandPrefix(caller)).toBe(program);
  });

  it('appears in every hint that mentions a command', () => {
    expect(
      rewriteCommands('Run `corroborate migrate`, or corroborate list --server http://a.example.', 'npx corroborate'),
    ).toBe('Run `npx corroborate migrate`, or npx corroborate list --server http://a.example.');
  });

  it('does not change prefixed commands, URLs or the product name', () => {
    const text =
      'npx corroborate docs; node bin/corroborate.js up; https://corroborate.example.org; Corroborate is up.';
    expect(rewriteCommands(text, 'npx corroborate')).toBe(text);
  });
});
