import type { Settings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { switchedOn, type ProviderParts } from '@corroborate/providers';
import type { ContextSource } from '../context.types';
import { WikipediaSource } from './wikipedia.adapter';

type SourceFactory = (parts: ProviderParts) => ContextSource;

/** To add a source, write its adapter file and name it here. */
const FACTORIES: SourceFactory[] = [(parts) => new WikipediaSource(parts)];

/** All sources that are not switched off by name in `DISABLED_ENGINES`. */
export function createContextSources(
  settings: Pick<Settings, 'DISABLED_ENGINES'>,
  gateway: UpstreamGateway,
  clock: Clock,
): ContextSource[] {
  const sources = FACTORIES.map((make) => make({ gateway, clock }));
  return switchedOn(sources, settings.DISABLED_ENGINES);
}
