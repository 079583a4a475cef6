import { CorroborateError } from './errors';
import type { Topic } from './topic';

/** Thresholds of the candidate gates; two are configurable. */
export interface CandidateThresholds {
  maxSourceCount: number;
  minNewsworthiness: number;
}
export const DEFAULT_CANDIDATE_THRESHOLDS: CandidateThresholds = { maxSourceCount: 3, minNewsworthiness: 50 };

export interface Gate {
  name: 'verification_status' | 'source_count' | 'newsworthiness_score' | 'status' | 'investigated';
  passed: boolean;
  /** One sentence with the actual and the required value. */
  reason: string;
}

/** Results of all five gates; a topic is a candidate if all pass. */
export function candidateGates(
  topic: Pick<Topic, 'verificationStatus' | 'sourceCount' | 'newsworthinessScore' | 'status' | 'investigated'>,
  thresholds = DEFAULT_CANDIDATE_THRESHOLDS,
): Gate[] {
  const { maxSourceCount, minNewsworthiness } = thresholds;
  return [
    createGate(
      'verification_status',
      topic.verificationStatus === 'unverified',
      topic.verificationStatus,
      'unverified',
    ),
    createGate('source_count', topic.sourceCount < maxSourceCount, topic.sourceCount, `below ${maxSourceCount}`),
    createGate(
      'newsworthiness_score',
      topic.newsworthinessScore >= minNewsworthiness,
      topic.newsworthinessScore,
      `at least ${minNewsworthiness}`,
    ),
    createGate('status', topic.status === 'approved', topic.status, 'approved'),
    createGate('investigated', !topic.investigated, topic.investigated, 'not yet investigated'),
  ];
}

function createGate(name: Gate['name'], passed: boolean, is: unknown, wanted: string): Gate {
  return { name, passed, reason: `${name} is ${String(is)}, required: ${wanted}` };
}

/** Error for a topic without a checkable claim. It cannot be forced, because an investigation could find nothing. */
export const noCheckableClaimError = (): CorroborateError =>
  new CorroborateError('no-checkable-claim', 'The topic contains no checkable claim.', {
    hint: 'State in its title or summary what happened, where and to whom, and send it again.',
  });
