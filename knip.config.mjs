/**
 * What is exported and used by nobody. `!` marks what the product itself is made of: with `--production` a test is no
 * user, which shows the exports that only tests need; what must stay is marked `@internal`.
 */
export default {
  entry: [
    'apps/*/src/main.{ts,tsx}!',
    'apps/{desk,verify}/*.mjs!',
    // Stands in for the one of libs/evidence.
    'apps/verify/src/sha256.ts!',
    // What that page has in place of the whole vocabulary.
    'libs/domain/src/checking.ts!',
    'clients/*/*.mjs!',
    'clients/*/src/index.ts!',
    'libs/**/*.worker.ts!',
    'libs/sandbox/src/sandbox.process.ts!',
    'libs/sandbox/src/run-from-source.cjs!',
    'libs/queue/src/testing/*.cjs',
    'test/**/*.cjs',
    'tools/*/*.{mjs,ts}!',
    'lab/src/main.ts!',
    'ops/container/*.mjs!',
  ],
  project: [
    'apps/**/*.{ts,tsx,mjs}!',
    'clients/*/*.mjs!',
    'clients/*/src/**/*.ts!',
    'libs/**/*.{ts,cjs}!',
    'tools/**/*.{mjs,ts}!',
    'lab/**/*.{mjs,ts,cjs}!',
    'ops/**/*.mjs!',
    'test/**/*.{ts,mjs,cjs}',
    '!**/*.{spec,cases}.{ts,mjs}!',
    '!**/testing/**!',
  ],
  paths: {
    '@corroborate/client': ['./clients/typescript/src/index.ts'],
    '@corroborate/config/module': ['./libs/config/src/config.module.ts'],
    '@corroborate/db/module': ['./libs/db/src/database.module.ts'],
    '@corroborate/queue/module': ['./libs/queue/src/queue.module.ts'],
    '@corroborate/telemetry/module': ['./libs/telemetry/src/process.module.ts'],
    '@corroborate/upstream/module': ['./libs/upstream/src/upstream.module.ts'],
    '@corroborate/evidence/checking': ['./libs/evidence/src/checking.ts'],
    '@corroborate/text/start': ['./libs/text/src/start.ts'],
    '@corroborate/investigation/status': ['./libs/investigation/src/status.ts'],
    '@corroborate/*/testing': ['./libs/*/src/testing/index.ts'],
    '@corroborate/*': ['./libs/*/src/index.ts'],
    '@corroborate-app/*/testing': ['./apps/*/src/testing/index.ts'],
    '@corroborate-app/*': ['./apps/*/src/index.ts'],
    '#test/*': ['./test/*'],
  },
  // Loaded by their names or places in a text: the detector of languages, and the reader that benchmarks compare with.
  ignoreDependencies: ['@nestjs/cli', 'chokidar', 'eld', 'jsdom'],
  // What a function takes and gives may have a name outside, too.
  ignoreExportsUsedInFile: { interface: true, type: true },
};
