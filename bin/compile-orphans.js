'use strict';
const { existsSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

const SOURCES = ['.ts', '.tsx', '.js'];

/**
 * Deletes compiled files whose source is gone. The compiler leaves them, and where a module became a folder Node would
 * load the old `module.js` instead of `module/index.js`.
 */
function removeOrphans(sources, compiled) {
  if (!existsSync(compiled)) return;
  for (const item of readdirSync(compiled, { withFileTypes: true })) {
    const [from, to] = [path.join(sources, item.name), path.join(compiled, item.name)];
    if (item.isDirectory()) removeOrphans(from, to);
    else if (item.name.endsWith('.js') && !SOURCES.some((ending) => existsSync(from.slice(0, -3) + ending)))
      [to, `${to}.map`].forEach((file) => rmSync(file, { force: true }));
  }
}

module.exports = { removeOrphans };
