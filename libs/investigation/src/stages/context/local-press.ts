import type { LocalPress, Topic } from '@corroborate/domain';
import { createPlaceFinder, type PlaceFinder } from '@corroborate/records';
import { outletsOfRegion } from '@corroborate/credibility';
import { asksLocalOutlets } from '@corroborate/search';
import type { StageInput } from '../stage';

/** The gazetteer with the registry's local outlets; its lists are read at the first question. */
export const placeFinder = (): PlaceFinder => createPlaceFinder(outletsOfRegion);

/** Who reports where the topic happened, in the rounds in which they are asked by name. */
export const localPressFor = (topic: Topic, round: Pick<StageInput, 'mode' | 'round'>): LocalPress | null =>
  asksLocalOutlets(round) ? placeFinder().press(topic) : null;
