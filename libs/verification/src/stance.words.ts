/** Reason of pages that share words with the topic but tell of another event. */
export const NOT_THIS_EVENT = 'Not this event.';
