import type { Settings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { filterEnabled } from '@corroborate/providers';
import type { ContextSource } from '../context.types';
import { WikipediaSource } from './wikipedia.adapter';

/** All sources not switched off in `DISABLED_ENGINES`. To add one, write its adapter and list it here. */
export function createContextSources(
  settings: Pick<Settings, 'DISABLED_ENGINES'>,
  gateway: UpstreamGateway,
  clock: Clock,
): ContextSource[] {
  return filterEnabled([new WikipediaSource({ gateway, clock })], settings.DISABLED_ENGINES);
}
