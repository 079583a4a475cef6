import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Builds static files for the API to serve, without inline scripts or styles, as the content security policy requires.
 */
export default defineConfig({
  resolve: {
    alias: { '@corroborate/client': fileURLToPath(new URL('../../clients/typescript/src/index.ts', import.meta.url)) },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    // Licenses of bundled packages.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // A separate chunk, because the code changes more often than the messages.
      output: { codeSplitting: { groups: [{ name: 'messages', test: /\/src\/messages\// }] } },
      // "use client" applies to server rendering, which this page does not use.
      checks: { moduleLevelDirective: false },
      onLog: (level, log, defaultHandler) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && defaultHandler(level, log),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
