import type { Settings } from '@corroborate/config';
import { createFactCheckIndexes, createRegisters } from '@corroborate/records';
import { RdapRegistry } from '@corroborate/credibility';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { WaybackIndex } from '@corroborate/origin';
import type { ParsePool } from '@corroborate/pages';
import { findRetirement } from '@corroborate/providers';
import { createEngines } from '@corroborate/search';
import { createNetworks } from '@corroborate/social';
import type { LiveProbe } from './live.types';
import { modelProbes } from './model.probes';

export interface ProbeParts {
  clock: Clock;
  pool: ParsePool;
}

/** Used for tests because the page is long established: registered, archived and crawled. */
const PROBE_SITE = 'example.com';

/** One test query for each service that the settings do not disable. */
export function liveProbes(settings: Settings, parts: ProbeParts): LiveProbe[] {
  return [
    ...engineProbes(settings, parts),
    ...networkProbes(settings, parts),
    ...registerProbes(settings, parts),
    ...factCheckProbes(settings),
    ...archiveProbes(parts),
    ...modelProbes(settings),
  ];
}

const UNUSED_GATEWAY: UpstreamGateway = {
  call: () => Promise.reject(new Error('Only the manifest of the adapter is read.')),
};

interface ProbeDescription extends Pick<LiveProbe, 'name' | 'title' | 'priceUsd'> {
  settings?: readonly string[];
}

/** Describes a probe. `hasKey` is true if one of the required settings is set. */
const toProbeBase = (settings: Settings, { name, title, priceUsd, settings: needed = [] }: ProbeDescription) => ({
  name,
  title,
  priceUsd,
  hasKey: needed.some((one) => settings[one as keyof Settings] !== undefined),
  ends: findRetirement('service', name)?.ends ?? null,
});

/** Creates a new adapter for each call, so that it uses the gateway of that call. */
function engineProbes(settings: Settings, { clock, pool }: ProbeParts): LiveProbe[] {
  const made = (gateway: UpstreamGateway) => createEngines(settings, { gateway, clock, pool });
  return made(UNUSED_GATEWAY).map(({ manifest }, at) => ({
    ...toProbeBase(settings, manifest),
    ask: (gateway, context) => {
      const { selfTest } = manifest;
      const query = { strategy: selfTest.strategy ?? 'keywords', text: selfTest.query, reason: 'live check' };
      return made(gateway)[at]!.search(query, context);
    },
  }));
}

const NETWORK_SETTINGS: Record<string, readonly string[]> = {
  x: ['X_BEARER_TOKEN'],
  reddit: ['REDDIT_CLIENT_ID'],
  bluesky: ['BLUESKY_APP_PASSWORD'],
  mastodon: ['MASTODON_TOKEN'],
};

function networkProbes(settings: Settings, { clock }: ProbeParts): LiveProbe[] {
  const made = (gateway: UpstreamGateway) => createNetworks(settings, gateway, clock);
  return made(UNUSED_GATEWAY).map(({ manifest }, at) => ({
    ...toProbeBase(settings, { ...manifest, settings: NETWORK_SETTINGS[manifest.name] }),
    ask: (gateway, context) => {
      const query = { strategy: 'keywords' as const, text: manifest.selfTest, reason: 'live check' };
      return made(gateway)[at]!.search({ ...query, maxUsd: manifest.priceUsd }, context);
    },
  }));
}

function registerProbes(settings: Settings, { clock }: ProbeParts): LiveProbe[] {
  const made = (gateway: UpstreamGateway) => createRegisters(settings, gateway, clock);
  return made(UNUSED_GATEWAY).flatMap(({ manifest, off }, at): LiveProbe[] => {
    if (off === true) return [];
    const kind = manifest.actors[0] ?? 'company';
    const actor = { name: manifest.selfTest, kind, reasons: [] };
    return [
      {
        ...toProbeBase(settings, manifest),
        ask: (gateway, context) => made(gateway)[at]!.find({ actor, from: null, to: null }, context),
      },
    ];
  });
}

const factCheckProbes = (settings: Settings): LiveProbe[] =>
  createFactCheckIndexes(settings, UNUSED_GATEWAY).map(({ manifest }, at) => ({
    ...toProbeBase(settings, manifest),
    ask: (gateway, context) => createFactCheckIndexes(settings, gateway)[at]!.find(manifest.selfTest, 'en', context),
  }));

const archiveProbes = ({ clock }: ProbeParts): LiveProbe[] => [
  {
    ...{ name: 'wayback-index', title: 'Wayback Machine, first captures', priceUsd: 0, hasKey: false, ends: null },
    ask: (gateway, context) => new WaybackIndex(gateway, clock).firstCapture(`https://${PROBE_SITE}/`, context),
  },
  {
    ...{ name: 'rdap', title: 'RDAP, ages of domains', priceUsd: 0, hasKey: false, ends: null },
    ask: (gateway, context) => new RdapRegistry(gateway, clock).registeredAt(PROBE_SITE, context),
  },
];
