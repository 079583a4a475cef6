import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Plain files for the API to serve: no script or style stands in the page itself, as its policy demands. */
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
    // What is built in is handed on with its licences.
    license: { fileName: 'licences.md' },
    // "use client" is meant for servers that render; this page has none.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      onLog: (level, log, defaultHandler) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && defaultHandler(level, log),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
