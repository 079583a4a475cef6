import { CorroborateError } from './errors';
import type { Topic } from './topic';

/** Thresholds of the candidate gates; configuration may change the two numbers. */
export interface CandidateThresholds {
  maxSourceCount: number;
  minNewsworthiness: number;
}
export const DEFAULT_CANDIDATE_THRESHOLDS: CandidateThresholds = { maxSourceCount: 3, minNewsworthiness: 50 };

export interface Gate {
  name: 'verification_status' | 'source_count' | 'newsworthiness_score' | 'status' | 'investigated';
  passed: boolean;
  /** A sentence with the value found and the value wanted. */
  reason: string;
}

type GateInput = Pick<Topic, 'verificationStatus' | 'sourceCount' | 'newsworthinessScore' | 'status' | 'investigated'>;

/** All five gates with their reasons; a topic is a candidate when every one passes. */
export function candidateGates(topic: GateInput, thresholds = DEFAULT_CANDIDATE_THRESHOLDS): Gate[] {
  const { maxSourceCount, minNewsworthiness } = thresholds;
  return [
    gate('verification_status', topic.verificationStatus === 'unverified', topic.verificationStatus, 'unverified'),
    gate('source_count', topic.sourceCount < maxSourceCount, topic.sourceCount, `below ${maxSourceCount}`),
    gate(
      'newsworthiness_score',
      topic.newsworthinessScore >= minNewsworthiness,
      topic.newsworthinessScore,
      `at least ${minNewsworthiness}`,
    ),
    gate('status', topic.status === 'approved', topic.status, 'approved'),
    gate('investigated', !topic.investigated, topic.investigated, 'not yet investigated'),
  ];
}

function gate(name: Gate['name'], passed: boolean, is: unknown, wanted: string): Gate {
  return { name, passed, reason: `${name} is ${String(is)}, required: ${wanted}` };
}

/** For a topic that no page could confirm or deny. It cannot be forced: an investigation would only cost money. */
export const noCheckableClaim = (): CorroborateError =>
  new CorroborateError('no-checkable-claim', 'The topic contains no checkable claim.', {
    hint: 'State in its title or summary what happened, where and to whom, and send it again.',
  });
