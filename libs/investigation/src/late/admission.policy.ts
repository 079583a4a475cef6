import { ADDED_LIMITS, CorroborateError, isTerminal, many } from '@corroborate/domain';
import type { AddedSoFar, NewAddedSource } from '@corroborate/db';

const MB = 1_000_000;

/** @throws CorroborateError `conflict` where these sources cannot be added to a case that stands so. */
export function admit({ status, count, bytes }: AddedSoFar, fresh: readonly NewAddedSource[]): void {
  if (isTerminal(status) && status !== 'completed')
    throw new CorroborateError('conflict', `The investigation is ${status}: it has no decision to add sources to.`, {
      hint: 'Start a new one, with these sources in its order.',
    });
  const { perCase, caseBytes } = ADDED_LIMITS;
  if (count + fresh.length > perCase)
    throw new CorroborateError('conflict', `A case takes ${many(perCase, 'added source')}; this one has ${count}.`, {
      hint: 'Start a new investigation with those that matter.',
    });
  const more = fresh.reduce((sum, { content }) => sum + (content?.byteLength ?? 0), 0);
  if (bytes + more > caseBytes)
    throw new CorroborateError('conflict', `The documents of a case may have ${caseBytes / MB} MB together.`, {
      hint: 'Add the passages that matter as text.',
    });
}
