import type { Settings } from '@corroborate/config';
import type { UpstreamGateway } from '@corroborate/domain';
import { filterEnabled } from '@corroborate/providers';
import type { FactCheckIndex } from './fact-check.types';
import { GoogleFactCheckIndex } from './google-fact-check.adapter';

/** All fact-check indexes not switched off in `DISABLED_ENGINES`. To add one, write its adapter and list it here. */
export function createFactCheckIndexes(
  settings: Pick<Settings, 'DISABLED_ENGINES' | 'GOOGLE_FACT_CHECK_KEY'>,
  gateway: UpstreamGateway,
): FactCheckIndex[] {
  return filterEnabled([new GoogleFactCheckIndex(settings.GOOGLE_FACT_CHECK_KEY, gateway)], settings.DISABLED_ENGINES);
}
