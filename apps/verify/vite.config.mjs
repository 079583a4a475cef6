import { fileURLToPath } from 'node:url';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

/** What looks through an archive is the command's own; its one file that wants Node has a twin here. */
const twin = {
  name: 'twin-of-sha256',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/sha256') && importer?.includes('/libs/evidence/') ? at('./src/sha256.ts') : null,
};

/** What a browser does not have must not get here: it would be told only when somebody opens the page. */
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
