/** Reason of pages that share words with the topic but tell of another event. */
export const NOT_THIS_EVENT = 'Not this event.';
/** Opening of the reason given by pages that say in which state or country the town lies. */
export const PLACED_HERE = 'Places it in ';
/** Opening of the reason given by pages whose like-named town lies elsewhere. */
export const PLACED_ELSEWHERE = 'Its ';
export const placedElsewhere = (town: string, regions: string[], wanted: string): string => `${PLACED_ELSEWHERE}${town} lies in ${regions.join(', ')}, not in ${wanted}.`;
export const isPlacedElsewhere = (reason: string): boolean => reason.startsWith(PLACED_ELSEWHERE) && reason.includes(' lies in ');
/** Opening of the reason given by undated pages that name the day of the event. */
export const DAY_AGREES = 'Undated, but the day and ';
/** Opening of the reason given by pages that say a claim about earlier facts themselves, whenever they were written. */
export const BEARS_OUT = 'Says the claim itself:';

/** Said of a denial on the site of whom the story is about: it goes before a person, whatever the site's standing. */
export const OWN_WORD = 'The one it is about says so on a site of its own.';
