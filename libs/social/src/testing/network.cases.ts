import { bluesky } from './cases/bluesky.cases';
import { hackernews } from './cases/hackernews.cases';
import { mastodon } from './cases/mastodon.cases';
import { reddit } from './cases/reddit.cases';
import { x, xNewer } from './cases/x.cases';
import type { NetworkCases } from './network.conformance';

/** Sample responses of each network with the expected results. */
export const NETWORK_CASES: NetworkCases[] = [x, xNewer, reddit, hackernews, bluesky, mastodon];
