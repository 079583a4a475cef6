import type { Pool, PoolClient } from 'pg';

const hear = () => undefined;

/**
 * A connection that breaks while somebody holds it and asks nothing of it just then tells so by an event, and an event
 * of that name that nobody hears ends the process. Whoever holds it learns of it from his next question.
 */
export function hearBreaks(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(hear)) client.on('error', hear);
  });
}
