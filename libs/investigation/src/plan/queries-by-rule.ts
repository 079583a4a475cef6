import type { Settings } from '@corroborate/config';
import type { PlannedQuery } from '@corroborate/domain';
import type { QueryBrief } from '@corroborate/reading';
import { planQueries } from '@corroborate/search';
import { localPressFor } from '../stages/context/local-press';

/** One maker for the search and for the plan that is shown before it: what is approved is what would be asked. */
export const queriesByRule =
  ({ DESK_LANGUAGE, TRUSTED_GROUPS }: Pick<Settings, 'DESK_LANGUAGE' | 'TRUSTED_GROUPS'>) =>
  ({ topic, ...options }: QueryBrief): PlannedQuery[] =>
    planQueries(topic, {
      ...options,
      deskLanguage: DESK_LANGUAGE,
      localPress: localPressFor(topic, options),
      trustedGroups: TRUSTED_GROUPS === 'first-round',
    });
