/**
 * Compiles as TypeScript does for Node: with the decorator metadata that Nest injects by, and with `import()` kept.
 * `npm run typecheck` checks the types.
 */
const SWC = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    target: 'es2023',
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs', ignoreDynamic: true },
  sourceMaps: 'inline',
  swcrc: false,
};

/**
 * Kinds of test are told apart by name: `*.spec.ts` pure, `*.medium.spec.ts` real Postgres or queue,
 * `*.e2e.spec.ts` whole runs. One Postgres server is started for the whole run (globalSetup); every
 * suite that wants a database makes its own in it.
 */
module.exports = {
  testEnvironment: 'node',
  roots: [
    '<rootDir>/apps',
    '<rootDir>/clients',
    '<rootDir>/lab',
    '<rootDir>/libs',
    '<rootDir>/test',
    '<rootDir>/tools',
  ],
  testRegex: '\\.spec\\.(ts|mjs)$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '^.+\\.ts$': ['@swc/jest', SWC] },
  moduleNameMapper: {
    '^@corroborate/evidence/checking$': '<rootDir>/libs/evidence/src/checking.ts',
    '^@corroborate/client$': '<rootDir>/clients/typescript/src/index.ts',
    '^@corroborate/config/module$': '<rootDir>/libs/config/src/config.module.ts',
    '^@corroborate/db/module$': '<rootDir>/libs/db/src/database.module.ts',
    '^@corroborate/queue/module$': '<rootDir>/libs/queue/src/queue.module.ts',
    '^@corroborate/telemetry/module$': '<rootDir>/libs/telemetry/src/process.module.ts',
    '^@corroborate/upstream/module$': '<rootDir>/libs/upstream/src/upstream.module.ts',
    '^@corroborate/text/start$': '<rootDir>/libs/text/src/start.ts',
    '^@corroborate/investigation/status$': '<rootDir>/libs/investigation/src/status.ts',
    '^@corroborate/([^/]+)/testing$': '<rootDir>/libs/$1/src/testing/index.ts',
    '^@corroborate/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@corroborate-app/([^/]+)/testing$': '<rootDir>/apps/$1/src/testing/index.ts',
    '^@corroborate-app/([^/]+)$': '<rootDir>/apps/$1/src/index.ts',
    '^#test/(.*)$': '<rootDir>/test/$1',
  },
  setupFiles: ['<rootDir>/test/support/no-colours.cjs'],
  testSequencer: '<rootDir>/test/support/in-turns.cjs',
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
  testTimeout: 60000,
  // Modules of a suite that has ended are not all given back: a worker would run out of memory some 400 suites on.
  workerIdleMemoryLimit: '1200MB',
};
