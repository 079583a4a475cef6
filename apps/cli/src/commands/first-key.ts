import type { Settings } from '@corroborate/config';
import { rewriteCommands, print } from '@corroborate/terminal';
import type { Product } from '../product';

/**
 * Prints the first key to stdout, outside the log.
 * @param lines 1 omits the advice, for temporary databases
 */
export async function showFirstKey(settings: Settings, { db }: Pick<Product, 'db'>, lines = Infinity): Promise<void> {
  const { createFirstKey } = await import('../api.part.js');
  print(rewriteCommands((await createFirstKey(settings, db.keys)).slice(0, lines).join('')));
}
