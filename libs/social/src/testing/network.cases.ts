import { bluesky } from './cases/bluesky.cases';
import { hackernews } from './cases/hackernews.cases';
import { mastodon } from './cases/mastodon.cases';
import { reddit } from './cases/reddit.cases';
import { x, xNewer } from './cases/x.cases';
import type { NetworkCases } from './network.conformance';

/** What each network answers, and what its adapter is to make of it. */
export const NETWORK_CASES: NetworkCases[] = [x, xNewer, reddit, hackernews, bluesky, mastodon];
