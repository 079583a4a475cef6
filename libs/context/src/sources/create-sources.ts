import type { Settings } from '@corroborate/config';
import type { Clock, Door } from '@corroborate/domain';
import type { ContextSource } from '../context.types';
import { WikipediaSource } from './wikipedia.adapter';

type SourceFactory = (parts: { door: Door; clock: Clock }) => ContextSource;

/** To add a source, write its adapter file and name it here. */
const FACTORIES: SourceFactory[] = [(parts) => new WikipediaSource(parts)];

/** All sources that are not switched off by name in `DISABLED_ENGINES`. */
export function createContextSources(
  settings: Pick<Settings, 'DISABLED_ENGINES'>,
  door: Door,
  clock: Clock,
): ContextSource[] {
  const off = new Set(settings.DISABLED_ENGINES.map((name) => name.toLowerCase()));
  return FACTORIES.map((make) => make({ door, clock })).filter(({ manifest }) => !off.has(manifest.name));
}
