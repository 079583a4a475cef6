/** Reason of pages that share words with the topic but tell of another event. */
export const NOT_THIS_EVENT = 'Not this event.';
/** Opening of the reason given by pages that say in which state or country the town lies. */
export const PLACED_HERE = 'Places it in ';
/** Opening of the reason given by pages whose like-named town lies elsewhere. */
export const PLACED_ELSEWHERE = 'Its ';
export const placedElsewhere = (town: string, regions: string[], wanted: string): string =>
  `${PLACED_ELSEWHERE}${town} lies in ${regions.join(', ')}, not in ${wanted}.`;
export const isPlacedElsewhere = (reason: string): boolean =>
  reason.startsWith(PLACED_ELSEWHERE) && reason.includes(' lies in ');
/** Opening of the reason given by undated pages that name the day of the event. */
export const DAY_AGREES = 'Undated, but the day and ';
/** Opening of the reason given by pages that say a claim about earlier facts themselves, whenever they were written. */
export const BEARS_OUT = 'Says the claim itself:';

/** Said of a denial on the site of whom the story is about: it goes before a person, whatever the site's standing. */
export const OWN_WORD = 'The one it is about says so on a site of its own.';

/**
 * Openings of the reasons given by pages on the event in which no rule finds the words for what happened, and none
 * finds anything against it.
 */
export const NO_SENTENCE = 'No sentence says that it happened.';
export const NO_PASSAGE = 'No passage carries the whole statement.';
export const TOO_FEW_WORDS = 'Shares only ';
export const isInOtherWords = (reason: string | undefined): boolean =>
  reason !== undefined && [NO_SENTENCE, NO_PASSAGE, TOO_FEW_WORDS].some((opening) => reason.startsWith(opening));
/** Opening of the reason given by pages that tell it in words that rules do not know. */
export const OTHER_WORDS = 'Tells it in other words';
/** Reason of documents that give the figures in lines of their own. */
export const IN_A_LINE = 'A document of labels and values gives it in a line of its own.';
/** Opening of the reason given by fact checks. */
export const CHECKED = 'Its fact check of ';
/** Is it how a page speaks by which it was judged? What a document states or a checker rules has no manner. */
export const isByManner = (reasons: readonly string[]): boolean =>
  !reasons.some((reason) => reason === IN_A_LINE || reason.startsWith(CHECKED) || reason.startsWith(BEARS_OUT));
