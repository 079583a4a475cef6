import type { WorldView } from '../world/world.view';
import { bluesky } from './bluesky.upstream';
import { engines } from './engines/engines';
import { factcheck } from './factcheck.upstream';
import { gdelt } from './gdelt.upstream';
import { googlenews } from './googlenews.upstream';
import { languageModels } from './model.upstream';
import { hackernews } from './hackernews.upstream';
import { createMastodon } from './mastodon.upstream';
import { createPageUpstream } from './page.upstream';
import { createPostPages } from './post-page.upstream';
import { createRdap } from './rdap.upstream';
import { reddit } from './reddit.upstream';
import { registers } from './registers/registers';
import type { Upstream } from './upstream.types';
import { wayback } from './wayback.upstream';
import { wikidata } from './wikidata.upstream';
import { wikipedia } from './wikipedia.upstream';
import { x } from './x.upstream';

/** All upstreams of a sandbox. The first one that serves the host and owns the path responds; pages are last. */
export function allUpstreams(view: WorldView, now: () => Date): Upstream[] {
  return [
    ...engines,
    googlenews,
    gdelt,
    wikipedia,
    wikidata,
    wayback,
    createRdap(view),
    factcheck,
    ...registers,
    x,
    reddit,
    hackernews,
    bluesky,
    createMastodon(view.world),
    ...languageModels,
    createPostPages(view.world),
    createPageUpstream(view, now),
  ];
}
