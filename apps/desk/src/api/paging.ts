import { keepPreviousData } from '@tanstack/react-query';

/** How every list of the API goes on: an answer names the cursor of the next one, the first is asked for without. */
export const PAGED = {
  initialPageParam: '',
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
  placeholderData: keepPreviousData,
};

/** In the query of a list; nothing for its beginning. */
export const startingAt = (cursor: string) => (cursor ? { cursor } : {});
