import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from './environment';
import { loadSettings } from './settings';

describe('readEnvironment', () => {
  let folder: string;
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const settings = (env: Record<string, string> = {}) => loadSettings(readEnvironment(env, folder));
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'environment-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reads the process environment if there is no .env file', () => {
    expect(settings({ PORT: '4000' }).PORT).toBe(4000);
  });

  it('adds values from .env, which supports comments and quotes; the process environment wins', () => {
    file(
      '.env',
      '# of the desk\nPORT=4000\nexport BUDGET_USD=2 # dollars\nCONTACT="https://desk.example/#us"\nHOST=::1\n',
    );
    expect(settings({ PORT: '5000' })).toMatchObject({
      PORT: 5000,
      BUDGET_USD: 2,
      CONTACT: 'https://desk.example/#us',
      HOST: '::1',
    });
  });

  it('unsets a .env value with an empty environment variable', () => {
    file('.env', 'REDIS_URL=redis://cache.example:6379\n');
    expect(settings({ REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it('names the .env file that it cannot read', () => {
    mkdirSync(path.join(folder, '.env'));
    expect(() => settings()).toThrow(
      expect.objectContaining({
        code: 'invalid-configuration',
        message: `${path.join(folder, '.env')} cannot be read (EISDIR).`,
      }),
    );
  });

  describe('with a secret in a file', () => {
    it('strips the trailing newline of a secret file', () => {
      const secret = file('brave', 'hunter2\n');
      expect(settings({ BRAVE_API_KEY_FILE: secret }).BRAVE_API_KEY).toBe('hunter2');
    });

    it('resolves secret files named in .env relative to its folder; the process environment wins', () => {
      file('database', 'postgres://desk:hunter2@db.example/news');
      file('.env', 'DATABASE_URL_FILE=database\n');
      expect(settings().DATABASE_URL).toBe('postgres://desk:hunter2@db.example/news');
      expect(settings({ DATABASE_URL: 'postgres://db.example/other' }).DATABASE_URL).toBe(
        'postgres://db.example/other',
      );
    });

    it.each([
      [
        'that does not exist',
        (at: string) => path.join(at, 'nothing'),
        /BRAVE_API_KEY_FILE names .*nothing, which cannot be read \(ENOENT\)/,
      ],
      ['that is a folder', (at: string) => at, /BRAVE_API_KEY_FILE names .*cannot be read \(EISDIR\)/],
      ['that is empty', () => file('empty', ' \n'), /BRAVE_API_KEY_FILE names the empty file .*empty\.$/],
      [
        'that contains no secret',
        () => file('large', 'x'.repeat(70_000)),
        /BRAVE_API_KEY_FILE names .*too large for a secret/,
      ],
    ])('rejects a file %s', (_, name, message) => {
      expect(() => settings({ BRAVE_API_KEY_FILE: name(folder) })).toThrow(
        expect.objectContaining({ code: 'invalid-configuration', message: expect.stringMatching(message) }),
      );
    });

    it('does not include the file content in the error', () => {
      const secret = file('database', 'mysql://desk:hunter2@db.example/news');
      chmodSync(secret, 0o600);
      expect(() => settings({ DATABASE_URL_FILE: secret })).toThrow(expect.not.stringContaining('hunter2'));
    });

    it('rejects a secret set both directly and as a file', () => {
      const secret = file('brave', 'one');
      expect(() => settings({ BRAVE_API_KEY: 'two', BRAVE_API_KEY_FILE: secret })).toThrow(
        'Both BRAVE_API_KEY and BRAVE_API_KEY_FILE are set.',
      );
    });
  });
});
