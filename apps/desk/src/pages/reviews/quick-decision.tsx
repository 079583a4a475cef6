import { useLocation } from 'wouter';
import { answer, api, type ReviewDetail, useChange, useInvestigation } from '../../api';
import { Fault, useKey, WebLink } from '../../ui';
import { LEASE_MINUTES, quickBodyOf, type QuickAction } from './decision';

interface QuickDecisionProps {
  item: ReviewDetail;
  /** The next item in the queue; null if this is the last. */
  next: number | null;
}

/** For an upgrade that waits only because few sources support it: the sources, and one key for each answer. */
export function QuickDecision({ item, next }: QuickDecisionProps) {
  const decide = useQuickDecision(item.id, next);
  useDecisionKeys(decide.isPending ? null : decide.mutate);
  return (
    <section className="quick" aria-label="Quick decision">
      <p>
        Read what <Supporters investigation={item.investigation_id} /> reports. Is it about this event, and does the
        outlet report it as its own finding?
      </p>
      <Fault error={decide.error} />
      <div className="actions">
        <button type="button" disabled={decide.isPending} aria-keyshortcuts="R" onClick={() => decide.mutate('reject')}>
          No, keep it {item.current_level} <kbd>R</kbd>
        </button>
        <button
          type="button"
          className="primary"
          disabled={decide.isPending}
          aria-keyshortcuts="A"
          onClick={() => decide.mutate('approve')}
        >
          Yes, approve {item.recommended_level} <kbd>A</kbd>
        </button>
      </div>
    </section>
  );
}

/** The sources that count, each leading to its page. */
function Supporters({ investigation }: { investigation: number }) {
  const { data } = useInvestigation(investigation);
  const counted = data?.result?.additional_sources.filter(({ counts }) => counts) ?? [];
  if (counted.length === 0) return <>the source</>;
  return counted.map(({ source_id, url, name }, at) => (
    <span key={source_id}>
      {at > 0 ? ' and ' : ''}
      <WebLink url={url}>{name ?? url}</WebLink>
    </span>
  ));
}

/** Claims the item and decides it; the next one in the queue follows. */
function useQuickDecision(id: number, next: number | null) {
  const [, go] = useLocation();
  const params = { path: { id } };
  return useChange(
    async (action: QuickAction) => {
      await answer(api.POST('/api/reviews/{id}/claim', { params, body: { minutes: LEASE_MINUTES } }));
      return answer(api.POST('/api/reviews/{id}/decide', { params, body: quickBodyOf(action) }));
    },
    () => go(next === null ? '/reviews' : `/reviews/${next}`),
  );
}

const KEYS: Readonly<Record<string, QuickAction>> = { a: 'approve', r: 'reject' };

function useDecisionKeys(decide: ((action: QuickAction) => void) | null): void {
  useKey(({ key }) => {
    const action = KEYS[key.toLowerCase()];
    if (action) decide?.(action);
  });
}
