import { isTerminal } from '@corroborate/domain';
import type { Database, Investigation } from '@corroborate/db';

/** How often the database is asked whether an investigation has ended. */
const POLL_MS = 250;

/** Waits until the investigation is over. */
export async function whenOver(
  { investigations }: Pick<Database, 'investigations'>,
  investigationId: number,
): Promise<Investigation> {
  for (;;) {
    const row = await investigations.get(investigationId);
    if (row && isTerminal(row.status)) return row;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
