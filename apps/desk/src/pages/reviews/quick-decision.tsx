import { type ReviewDetail, useInvestigation } from '../../api';
import { Fault, useKey, WebLink } from '../../ui';
import {
  asksToRead,
  isContradicted,
  isUpgrade,
  requiresNote,
  quickActions,
  toQuickBody,
  type QuickAction,
} from './decision';
import { useDecide } from './use-decide';
import { t } from '../../messages';

interface QuickDecisionProps {
  item: ReviewDetail;
  /** The next item in the queue; null if this is the last. */
  next: number | null;
  /** Opens the form for a decision that needs a note. */
  onNote: (action: QuickAction) => void;
}

/** Decides with a single key and then opens the next item in the queue. */
export function QuickDecision({ item, next, onNote }: QuickDecisionProps) {
  const decide = useDecide(item, next);
  const actions = quickActions(item);
  const first = isContradicted(item) && isUpgrade(item) ? 'reject' : 'approve';
  const act = (action: QuickAction) =>
    requiresNote(item, action) ? onNote(action) : decide.mutate(toQuickBody(action, item));
  useKey((event) => {
    const found = actions.find(([letter]) => letter === event.key.toLowerCase());
    if (!found || decide.isPending) return;
    event.preventDefault();
    act(found[1]);
  });
  return (
    <section className="quick" aria-label={t('reviews.decision')}>
      {asksToRead(item) ? (
        <p>
          {t.rich('reviews.readWhatReportsIsIt', {
            supporters: () => <Supporters investigation={item.investigation_id} />,
          })}
        </p>
      ) : null}
      <Fault error={decide.error} />
      <div className="button-row">
        {actions.map(([letter, action, words]) => (
          <button
            key={action}
            type="button"
            className={action === first ? 'primary' : undefined}
            disabled={decide.isPending}
            aria-keyshortcuts={letter.toUpperCase()}
            onClick={() => act(action)}
          >
            {words}
            {requiresNote(item, action) ? ' …' : ''} <kbd>{letter.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Sources that count, with links to their pages. */
function Supporters({ investigation }: { investigation: number }) {
  const { data } = useInvestigation(investigation);
  const counted = data?.result?.additional_sources.filter(({ counts }) => counts) ?? [];
  if (counted.length === 0) return <>{t('reviews.theSource')}</>;
  return counted.map(({ source_id, url, name }, at) => (
    <span key={source_id}>
      {at > 0 ? t('reviews.and') : ''}
      <WebLink url={url}>{name ?? url}</WebLink>
    </span>
  ));
}
