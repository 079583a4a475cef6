import type { Database } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';

/** @throws CorroborateError `not-found` if the source does not belong to the investigation. */
export async function assertCaseUsesSource(
  { sources }: Pick<Database, 'sources'>,
  investigationId: number,
  sourceId: number,
): Promise<void> {
  const uses = await sources.listUses(investigationId);
  if (!uses.some((use) => use.sourceId === sourceId))
    throw new CorroborateError('not-found', `Investigation ${investigationId} has no source ${sourceId}.`);
}
