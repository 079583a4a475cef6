import type { Topic } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { DecideInput } from '@corroborate/verification';
import type { CaseHistory } from './case.history';
import type { CrossReferenceOutput } from './stage.types';

export type DecideSettings = Pick<Settings, 'CERTIFIED_AT' | 'VERIFIED_AT' | 'STRONGLY_VERIFIED_AT'>;

/** Everything the decision looks at: what was weighed, and what the other stages left behind. */
export function decideInputOf(topic: Topic, history: CaseHistory, weighed: CrossReferenceOutput, settings: DecideSettings): DecideInput {
  return {
    topic,
    ...weighed,
    origin: history.latest('origin')?.origin ?? null,
    coverage: history.coverage(),
    ...soft(history),
    missing: history.missing(),
    thresholds: {
      certifiedAt: settings.CERTIFIED_AT,
      verifiedAt: settings.VERIFIED_AT,
      stronglyVerifiedAt: settings.STRONGLY_VERIFIED_AT,
    },
  };
}

/** What informs a decision without being evidence: posts and background. */
function soft(history: CaseHistory) {
  const social = history.latest('social');
  return {
    social: social ? { independentAccounts: social.independentAccounts, coordinated: social.coordination.clusters.length > 0 } : undefined,
    contextDetails: history.latest('context')?.details.length,
  };
}
