import { Command } from 'commander';
import { resolveServer, withServer, type ServerOptions } from './server.options';

const given = (...words: string[]): ServerOptions =>
  withServer(new Command('list')).parse(words, { from: 'user' }).opts<ServerOptions>();
const AT = 'https://corroborate.example.org';

describe('resolveServer', () => {
  it('uses the local store unless a server URL is given', () => {
    expect(resolveServer(given(), { CORROBORATE_KEY: 'cbr_set' })).toBeNull();
    expect(resolveServer(given('--server', AT), {})).toEqual({ address: AT, key: undefined });
  });

  it('uses the key from the settings, or preferably from the command line', () => {
    expect(resolveServer(given('--server', AT), { CORROBORATE_KEY: 'cbr_set' })?.key).toBe('cbr_set');
    expect(resolveServer(given('--server', AT, '--key', 'cbr_said'), { CORROBORATE_KEY: 'cbr_set' })?.key).toBe(
      'cbr_said',
    );
  });

  it('rejects a key without a server', () => {
    expect(() => resolveServer(given('--key', 'cbr_said'), {})).toThrow(/--key was given without a server/);
  });
});
