/**
 * Kinds of test are told apart by name: `*.spec.ts` pure, `*.medium.spec.ts` real Postgres or queue,
 * `*.e2e.spec.ts` whole runs. One Postgres server is started for the whole run (globalSetup); every
 * suite that wants a database makes its own in it.
 */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test', '<rootDir>/tools'],
  testRegex: '\\.spec\\.(ts|mjs)$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }] },
  moduleNameMapper: {
    '^@corroborate/stance/training$': '<rootDir>/libs/stance/src/training.ts',
    '^@corroborate/text/start$': '<rootDir>/libs/text/src/start.ts',
    '^@corroborate/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@corroborate-app/([^/]+)$': '<rootDir>/apps/$1/src/index.ts',
    '^#test/(.*)$': '<rootDir>/test/$1',
  },
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
  testTimeout: 60000,
};
