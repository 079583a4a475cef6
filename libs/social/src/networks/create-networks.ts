import type { Settings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { filterEnabled } from '@corroborate/providers';
import type { SocialNetwork } from '../social.types';
import { BlueskyNetwork } from './bluesky.adapter';
import { HackerNewsNetwork } from './hackernews.adapter';
import { MastodonNetwork } from './mastodon.adapter';
import { RedditNetwork } from './reddit.adapter';
import { XNetwork } from './x.adapter';

/** Settings used by the networks. */
export type NetworkSettings = Pick<Settings, 'DISABLED_ENGINES'> &
  Partial<
    Pick<
      Settings,
      | 'MASTODON_HOST'
      | 'MASTODON_TOKEN'
      | 'X_BEARER_TOKEN'
      | 'X_BUDGET_USD'
      | 'REDDIT_CLIENT_ID'
      | 'REDDIT_CLIENT_SECRET'
      | 'REDDIT_USERNAME'
      | 'BLUESKY_IDENTIFIER'
      | 'BLUESKY_APP_PASSWORD'
    >
  >;

/** All networks not switched off in `DISABLED_ENGINES`. To add one, write its adapter and list it here. */
export function createNetworks(settings: NetworkSettings, gateway: UpstreamGateway, clock: Clock): SocialNetwork[] {
  const parts = { gateway, clock };
  const networks = [
    new XNetwork(settings.X_BEARER_TOKEN, parts, settings.X_BUDGET_USD),
    new RedditNetwork(settings, parts),
    new BlueskyNetwork(settings, parts),
    new MastodonNetwork(settings.MASTODON_HOST, parts, settings.MASTODON_TOKEN),
    new HackerNewsNetwork(parts),
  ];
  return filterEnabled<SocialNetwork>(networks, settings.DISABLED_ENGINES);
}
