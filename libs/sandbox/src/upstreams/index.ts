import type { WorldView } from '../world/world.view';
import { bingnews } from './bingnews.upstream';
import { brave } from './brave.upstream';
import { duckduckgo } from './duckduckgo.upstream';
import { gdelt } from './gdelt.upstream';
import { googlenews } from './googlenews.upstream';
import { createPageUpstream } from './page.upstream';
import { createSearxng } from './searxng.upstream';
import type { Upstream } from './upstream.types';

/** Everything that answers in a sandbox. The first that serves a host has it; the pages come last. */
export function allUpstreams(view: WorldView, searxngHosts: readonly string[]): Upstream[] {
  return [
    duckduckgo,
    googlenews,
    bingnews,
    brave,
    gdelt,
    createSearxng(searxngHosts),
    createPageUpstream(view),
  ];
}
