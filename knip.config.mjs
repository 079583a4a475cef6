/**
 * What is exported and used by nobody. `!` marks what the product itself is made of: with `--production` a test is no
 * user, which shows the exports that only tests need; what must stay is marked `@internal`.
 */
export default {
  entry: [
    'apps/*/src/main.{ts,tsx}!',
    'apps/desk/*.mjs!',
    'libs/**/*.worker.ts!',
    'libs/sandbox/src/sandbox.process.ts!',
    'libs/sandbox/src/run-from-source.cjs!',
    'libs/queue/src/testing/*.cjs',
    'test/**/*.cjs',
    'tools/*/*.{mjs,ts}!',
    'ops/container/*.mjs!',
  ],
  project: [
    'apps/**/*.{ts,tsx,mjs}!',
    'libs/**/*.{ts,cjs}!',
    'tools/**/*.{mjs,ts}!',
    'ops/**/*.mjs!',
    'test/**/*.{ts,mjs,cjs}',
    '!**/*.{spec,cases}.{ts,mjs}!',
    '!**/testing/**!',
  ],
  paths: {
    '@corroborate/stance/training': ['./libs/stance/src/training.ts'],
    '@corroborate/text/start': ['./libs/text/src/start.ts'],
    '@corroborate/*': ['./libs/*/src/index.ts'],
    '@corroborate-app/*': ['./apps/*/src/index.ts'],
    '#test/*': ['./test/*'],
  },
  // What a function takes and gives may have a name outside, too.
  ignoreExportsUsedInFile: { interface: true, type: true },
};
