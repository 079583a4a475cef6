import type { LocalPress, Topic } from '@corroborate/domain';
import { createPlaceFinder, type PlaceFinder } from '@corroborate/records';
import { findRegionalOutlets } from '@corroborate/credibility';
import { shouldQueryLocalOutlets } from '@corroborate/search';
import type { StageInput } from '../stage';

/** The gazetteer with local outlets from the registry; loads its lists on first use. */
export const createLocalPlaceFinder = (): PlaceFinder => createPlaceFinder(findRegionalOutlets);

/** Local outlets at the topic's location, in rounds that query them by name; null in other rounds. */
export const findLocalPress = (topic: Topic, round: Pick<StageInput, 'mode' | 'round'>): LocalPress | null =>
  shouldQueryLocalOutlets(round) ? createLocalPlaceFinder().press(topic) : null;
