import { childEnvironment } from './child-environment';

it('passes on environment variables that programs need to run', () => {
  const needed = { PATH: '/bin', LANG: 'C.UTF-8', LC_ALL: 'C', TZ: 'UTC', SystemRoot: 'C:\\Windows', TMPDIR: '/t' };
  expect(childEnvironment(needed)).toEqual(needed);
});

it('passes on no keys, URLs or settings to child processes', () => {
  const own = {
    OPENAI_API_KEY: 'hush',
    DATABASE_URL: 'postgres://u:hush@db/x',
    PGPASSWORD: 'hush',
    NODE_OPTIONS: '-r x',
  };
  expect(childEnvironment({ ...own, PATH: '/bin' })).toEqual({ PATH: '/bin' });
});
