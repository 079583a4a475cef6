import { Module, type DynamicModule, type FactoryProvider, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { OpenResources, UPSTREAM_GATEWAY, type StorageWait, type UpstreamGateway } from '@corroborate/domain';
import { createGateway, type GatewayOptions } from './upstream.gateway';
import { openRedisStores } from './redis-stores';

/** Stores of the gateway, chosen at composition. */
export type UpstreamParts = Pick<GatewayOptions, 'cache' | 'pace' | 'budget' | 'ledger' | 'recorder'> &
  Required<Pick<GatewayOptions, 'trustedOrigins'>>;

/** Injection token of the `AnswerCache` in use: Redis if configured. */
export const ANSWER_CACHE = Symbol('AnswerCache');

/** Injection token of the `ExchangeRecorder` in use; null if nothing is stored. */
export const EXCHANGE_RECORDER = Symbol('ExchangeRecorder');

const UPSTREAM_PARTS = Symbol('UpstreamParts');

const partsProvider = ({
  inject,
  useFactory,
}: Pick<FactoryProvider<UpstreamParts>, 'inject' | 'useFactory'>): Provider => ({
  provide: UPSTREAM_PARTS,
  inject: [SETTINGS, OpenResources, ...(inject ?? [])],
  useFactory: async (settings: Settings, resources: OpenResources, ...injected: unknown[]) => ({
    ...(await useFactory(...injected)),
    ...(await openSharedStores(settings, resources)),
  }),
});

const gateway: Provider = {
  provide: UPSTREAM_GATEWAY,
  inject: [UPSTREAM_PARTS, SETTINGS, OpenResources],
  useFactory: (own: UpstreamParts, settings: Settings, resources: OpenResources): UpstreamGateway =>
    resources.add(createGateway({ settings, ...own }), (gateway) => gateway.close()),
};

const cache: Provider = {
  provide: ANSWER_CACHE,
  inject: [UPSTREAM_PARTS],
  useFactory: (own: UpstreamParts) => own.cache,
};

const recorder: Provider = {
  provide: EXCHANGE_RECORDER,
  inject: [UPSTREAM_PARTS],
  useFactory: (own: UpstreamParts) => own.recorder ?? null,
};

/** The egress gateway. With Redis, cache and rate limits are stored there. */
@Module({})
export class UpstreamModule {
  static forRootAsync(chosen: Pick<FactoryProvider<UpstreamParts>, 'inject' | 'useFactory'>): DynamicModule {
    return {
      module: UpstreamModule,
      providers: [partsProvider(chosen), gateway, cache, recorder],
      exports: [UPSTREAM_GATEWAY, ANSWER_CACHE, EXCHANGE_RECORDER],
    };
  }
}

/** Short, because the queues have already waited for the same server. */
const STORAGE_WAIT: StorageWait = { limitMs: 30_000 };

async function openSharedStores(
  { REDIS_URL }: Settings,
  resources: OpenResources,
): Promise<Partial<Pick<UpstreamParts, 'cache' | 'pace'>>> {
  if (!REDIS_URL) return {};
  const { cache, pace } = resources.add(await openRedisStores(REDIS_URL, {}, STORAGE_WAIT), (open) => open.close());
  return { cache, pace };
}
