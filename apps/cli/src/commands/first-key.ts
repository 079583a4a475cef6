import type { Settings } from '@corroborate/config';
import { asCalled, print } from '@corroborate/terminal';
import type { Product } from '../product';

/** On standard output, where no log goes. @param lines 1 leaves out the advice, where the database goes with the run */
export async function showFirstKey(settings: Settings, { db }: Pick<Product, 'db'>, lines = Infinity): Promise<void> {
  const { firstKey } = await import('../api.part.js');
  print(asCalled((await firstKey(settings, db.keys)).slice(0, lines).join('')));
}
