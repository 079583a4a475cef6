import { Command } from 'commander';
import { serverOf, withServer, type ServerOptions } from './server.options';

const given = (...words: string[]): ServerOptions =>
  withServer(new Command('list')).parse(words, { from: 'user' }).opts<ServerOptions>();
const AT = 'https://corroborate.example.org';

describe('where the work of a command is done', () => {
  it('is here, unless a server is named', () => {
    expect(serverOf(given(), { CORROBORATE_KEY: 'cbr_set' })).toBeNull();
    expect(serverOf(given('--server', AT), {})).toEqual({ address: AT, key: undefined });
  });

  it('takes the key of the settings, and the one of the command before it', () => {
    expect(serverOf(given('--server', AT), { CORROBORATE_KEY: 'cbr_set' })?.key).toBe('cbr_set');
    expect(serverOf(given('--server', AT, '--key', 'cbr_said'), { CORROBORATE_KEY: 'cbr_set' })?.key).toBe('cbr_said');
  });

  it('is asked for where a key is for no server', () => {
    expect(() => serverOf(given('--key', 'cbr_said'), {})).toThrow(/--key was given without a server/);
  });
});
