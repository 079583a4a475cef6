import type { Settings } from '@corroborate/config';
import type { Clock, Door } from '@corroborate/domain';
import type { SocialNetwork } from '../social.types';
import type { NetworkParts } from './ask';
import { BlueskyNetwork } from './bluesky.adapter';
import { HackerNewsNetwork } from './hackernews.adapter';
import { MastodonNetwork } from './mastodon.adapter';

/** What the networks need of the settings. */
export type NetworkSettings = Pick<Settings, 'DISABLED_ENGINES'> & {
  /** Host name of the Mastodon instance to ask; `mastodon.social` by default. */
  MASTODON_HOST?: string;
};

type NetworkFactory = (parts: NetworkParts, settings: NetworkSettings) => SocialNetwork;

/** To add a network, write its adapter file and name it here. */
const FACTORIES: NetworkFactory[] = [
  (parts) => new BlueskyNetwork(parts),
  (parts, settings) => new MastodonNetwork(settings.MASTODON_HOST, parts),
  (parts) => new HackerNewsNetwork(parts),
];

/** All networks that are not switched off by name in `DISABLED_ENGINES`. */
export function createNetworks(settings: NetworkSettings, door: Door, clock: Clock): SocialNetwork[] {
  const off = new Set(settings.DISABLED_ENGINES.map((name) => name.toLowerCase()));
  return FACTORIES.map((make) => make({ door, clock }, settings)).filter(({ manifest }) => !off.has(manifest.name));
}
