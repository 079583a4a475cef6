import type { Settings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { switchedOn, type ProviderParts } from '@corroborate/providers';
import type { SocialNetwork } from '../social.types';
import { BlueskyNetwork } from './bluesky.adapter';
import { HackerNewsNetwork } from './hackernews.adapter';
import { MastodonNetwork } from './mastodon.adapter';
import { RedditNetwork } from './reddit.adapter';
import { XNetwork } from './x.adapter';

/** What the networks need of the settings. */
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

type NetworkFactory = (parts: ProviderParts, settings: NetworkSettings) => SocialNetwork;

/** To add a network, write its adapter file and name it here. */
const FACTORIES: NetworkFactory[] = [
  (parts, { X_BEARER_TOKEN, X_BUDGET_USD }) => new XNetwork(X_BEARER_TOKEN, parts, X_BUDGET_USD),
  (parts, settings) =>
    new RedditNetwork(
      {
        clientId: settings.REDDIT_CLIENT_ID,
        clientSecret: settings.REDDIT_CLIENT_SECRET,
        username: settings.REDDIT_USERNAME,
      },
      parts,
    ),
  (parts, settings) =>
    new BlueskyNetwork({ identifier: settings.BLUESKY_IDENTIFIER, appPassword: settings.BLUESKY_APP_PASSWORD }, parts),
  (parts, settings) => new MastodonNetwork(settings.MASTODON_HOST, parts, settings.MASTODON_TOKEN),
  (parts) => new HackerNewsNetwork(parts),
];

/** All networks that are not switched off by name in `DISABLED_ENGINES`. */
export function createNetworks(settings: NetworkSettings, gateway: UpstreamGateway, clock: Clock): SocialNetwork[] {
  const networks = FACTORIES.map((make) => make({ gateway, clock }, settings));
  return switchedOn(networks, settings.DISABLED_ENGINES);
}
