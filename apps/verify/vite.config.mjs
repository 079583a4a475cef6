import { fileURLToPath } from 'node:url';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

/** Archives are checked by the command's own code; its only file that needs Node is replaced by `src/sha256.ts`. */
const twin = {
  name: 'twin-of-sha256',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/sha256') && importer?.includes('/libs/evidence/') ? at('./src/sha256.ts') : null,
};

/**
 * Fails the build on imports that browsers lack, because otherwise the error would appear only when the page is opened.
 */
const noNode = {
  name: 'no-node',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/^node:/.test(source)) this.error(`${importer} wants ${source}, which no browser has`);
    return null;
  },
};

export default {
  root: at('.'),
  plugins: [noNode, twin],
  resolve: {
    alias: {
      '@corroborate/evidence/checking': at('../../libs/evidence/src/checking.ts'),
      '@corroborate/domain': at('../../libs/domain/src/checking.ts'),
    },
  },
  logLevel: 'warn',
  build: {
    write: false,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    rolldownOptions: { input: at('./src/main.ts'), output: { format: 'iife', codeSplitting: false } },
  },
};
