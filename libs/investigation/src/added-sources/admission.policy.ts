import { ADDED_SOURCE_LIMITS, CorroborateError, isTerminal, pluralize } from '@corroborate/domain';
import type { AddedSourceUsage, NewAddedSource } from '@corroborate/db';

const MB = 1_000_000;

/** @throws CorroborateError `conflict` if the case's status or limits do not allow these sources */
export function assertCanAddSources(
  { status, count, bytes }: AddedSourceUsage,
  fresh: readonly NewAddedSource[],
): void {
  if (isTerminal(status) && status !== 'completed')
    throw new CorroborateError(
      'conflict',
      `Sources cannot be added: the investigation is ${status} and has no decision.`,
      {
        hint: 'Start a new investigation with these sources.',
      },
    );
  const { perCase, caseBytes } = ADDED_SOURCE_LIMITS;
  if (count + fresh.length > perCase)
    throw new CorroborateError(
      'conflict',
      `The limit is ${pluralize(perCase, 'added source')} per case; this one has ${count}.`,
      {
        hint: 'Start a new investigation with the most important ones.',
      },
    );
  const more = fresh.reduce((sum, { content }) => sum + (content?.byteLength ?? 0), 0);
  if (bytes + more > caseBytes)
    throw new CorroborateError('conflict', `The limit for all documents of a case is ${caseBytes / MB} MB.`, {
      hint: 'Add the relevant passages as text.',
    });
}
