import type { LocalPress, Mode, Topic } from '@corroborate/domain';
import { createPlaceFinder, type PlaceFinder } from '@corroborate/records';
import { outletsOfRegion } from '@corroborate/credibility';
import { asksLocalOutlets } from '@corroborate/search';

/** The gazetteer with the registry's local outlets; its lists are read at the first question. */
export const placeFinder = (): PlaceFinder => createPlaceFinder(outletsOfRegion);

/** Who reports where the topic happened, in the rounds in which they are asked by name. */
export const localPressFor = (topic: Topic, round: { mode: Mode; round: number }): LocalPress | null =>
  asksLocalOutlets(round) ? placeFinder().press(topic) : null;
