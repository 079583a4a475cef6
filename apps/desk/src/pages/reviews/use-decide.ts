import { useLocation } from 'wouter';
import { withReadableError, api, type ReviewDetail, type Schemas, useChange, useSession } from '../../api';
import { LEASE_MINUTES } from './decision';

/** Latest decision, for the page shown after it. */
export interface DecidedItem {
  id: number;
  title: string;
  action: Schemas['DecideReviewDto']['action'];
  /** Investigation started by requesting another round. */
  investigation: number | null;
}

/** Claims the item if necessary, decides it, and opens the next item in the queue. */
export function useDecide(item: ReviewDetail, next: number | null) {
  const [, go] = useLocation();
  const { data: me } = useSession();
  const params = { path: { id: item.id } };
  return useChange(
    async (body: Schemas['DecideReviewDto']) => {
      if (item.claimed_by !== me?.actor)
        await withReadableError(api.POST('/api/reviews/{id}/claim', { params, body: { minutes: LEASE_MINUTES } }));
      return withReadableError(api.POST('/api/reviews/{id}/decide', { params, body }));
    },
    ({ outcome, decision: { action }, next_investigation_id: investigation }) => {
      if (outcome !== 'decided') return;
      const decided = { id: item.id, title: item.topic_title, action, investigation };
      go(next === null ? '/reviews' : `/reviews/${next}`, { state: { decided } });
    },
  );
}
