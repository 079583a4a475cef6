import type { Settings } from '@corroborate/config';
import type { PlannedQuery } from '@corroborate/domain';
import type { QueryBrief } from '@corroborate/reading';
import { planQueries } from '@corroborate/search';
import { findLocalPress } from '../stages/context/local-press';

/** Used by both the search and the plan, so that the queries searched are the ones approved. */
export const createRuleQueryPlanner =
  ({ DESK_LANGUAGE, TRUSTED_GROUPS }: Pick<Settings, 'DESK_LANGUAGE' | 'TRUSTED_GROUPS'>) =>
  ({ topic, ...options }: QueryBrief): PlannedQuery[] =>
    planQueries(topic, {
      ...options,
      deskLanguage: DESK_LANGUAGE,
      localPress: findLocalPress(topic, options),
      trustedGroups: TRUSTED_GROUPS === 'first-round',
    });
