/**
 * Page layouts. Each is a function of one `view`:
 * `{outlet, url, canonical, title, deck, author, section, iso, updatedIso, date, updated, paras, rail, extra, language,
 * image}`
 * where `paras` are HTML strings and `rail` is `[{url, title, date}]`. They differ the way real publishing systems
 * differ: what they say in metadata, where the byline stands, how much furniture surrounds the text.
 */
import { amp, nextapp } from './layouts/apps.mjs';
import { factcheck, gov, release } from './layouts/institutions.mjs';
import { jsonld, microdata, opengraph, tracked } from './layouts/papers.mjs';
import { blog, forum } from './layouts/people.mjs';
import { bareLayout, table } from './layouts/plain.mjs';
import { wordpress } from './layouts/wordpress.mjs';

export const LAYOUTS = {
  jsonld,
  opengraph,
  wordpress,
  table,
  microdata,
  bare: bareLayout,
  amp,
  tracked,
  nextapp,
  gov,
  release,
  factcheck,
  blog,
  forum,
};
