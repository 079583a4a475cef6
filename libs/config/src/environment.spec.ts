import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from './environment';
import { loadSettings } from './settings';

describe('the environment', () => {
  let folder: string;
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const settings = (env: Record<string, string> = {}) => loadSettings(readEnvironment(env, folder));
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'environment-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is enough where there is no .env', () => {
    expect(settings({ PORT: '4000' }).PORT).toBe(4000);
  });

  it('is added to by .env, with comments and quotes as everywhere, and wins over it', () => {
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

  it('unsets what .env sets by an empty value', () => {
    file('.env', 'REDIS_URL=redis://cache.example:6379\n');
    expect(settings({ REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it('says which .env it cannot read', () => {
    mkdirSync(path.join(folder, '.env'));
    expect(() => settings()).toThrow(
      expect.objectContaining({
        code: 'invalid-configuration',
        message: `${path.join(folder, '.env')} cannot be read (EISDIR).`,
      }),
    );
  });

  describe('with a secret in a file', () => {
    it('has the secret, without the line end that editors put behind it', () => {
      const secret = file('brave', 'hunter2\n');
      expect(settings({ BRAVE_API_KEY_FILE: secret }).BRAVE_API_KEY).toBe('hunter2');
    });

    it('is asked for it by .env as well, from the folder of that file on', () => {
      file('database', 'postgres://desk:hunter2@db.example/news');
      file('.env', 'DATABASE_URL_FILE=database\n');
      expect(settings().DATABASE_URL).toBe('postgres://desk:hunter2@db.example/news');
      expect(settings({ DATABASE_URL: 'postgres://db.example/other' }).DATABASE_URL).toBe(
        'postgres://db.example/other',
      );
    });

    it.each([
      [
        'that is not there',
        (at: string) => path.join(at, 'nothing'),
        /BRAVE_API_KEY_FILE names .*nothing, which cannot be read \(ENOENT\)/,
      ],
      ['that is a folder', (at: string) => at, /BRAVE_API_KEY_FILE names .*cannot be read \(EISDIR\)/],
      ['that is empty', () => file('empty', ' \n'), /BRAVE_API_KEY_FILE names the empty file .*empty\.$/],
      [
        'that is no secret',
        () => file('large', 'x'.repeat(70_000)),
        /BRAVE_API_KEY_FILE names .*too large for a secret/,
      ],
    ])('refuses a file %s', (_, name, message) => {
      expect(() => settings({ BRAVE_API_KEY_FILE: name(folder) })).toThrow(
        expect.objectContaining({ code: 'invalid-configuration', message: expect.stringMatching(message) }),
      );
    });

    it('never says what stands in the file', () => {
      const secret = file('database', 'mysql://desk:hunter2@db.example/news');
      chmodSync(secret, 0o600);
      expect(() => settings({ DATABASE_URL_FILE: secret })).toThrow(expect.not.stringContaining('hunter2'));
    });

    it('does not guess where the secret is given twice in one place', () => {
      const secret = file('brave', 'one');
      expect(() => settings({ BRAVE_API_KEY: 'two', BRAVE_API_KEY_FILE: secret })).toThrow(
        'Both BRAVE_API_KEY and BRAVE_API_KEY_FILE are set.',
      );
    });
  });
});
