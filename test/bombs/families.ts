import type { Family } from './taker';
import { engines, indexes, networks, registers } from './takers/answers';
import { texts } from './takers/texts';
import { files } from './takers/files';
import { pages } from './takers/pages';
import { servers } from './takers/servers';
import { copies, models } from './takers/services';

/** Everything in the product that takes bytes or text from outside, by the process it is measured in. */
export const FAMILIES: Record<string, Family> = {
  engines,
  networks,
  registers,
  indexes,
  models,
  copies,
  servers,
  pages,
  files,
  texts,
};
