import { usePageOf, useSession } from '../../api';
import { Day, Fault } from '../../ui';
import { filledFrom, type Draft } from './story';

/** Fills in what the page says, so that an address alone makes a story; what was written stays. */
export function ReadPage({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const page = usePageOf((said) => onChange(filledFrom(draft, said)));
  const url = draft.url.trim();
  return (
    <div className="stack">
      <div className="actions start">
        <button type="button" disabled={page.isPending || !/^https?:\/\/./i.test(url)} onClick={() => page.mutate(url)}>
          {page.isPending ? 'Reading …' : 'Load page'}
        </button>
        <small className="hush">Fills in empty headline, text, date and language.</small>
      </div>
      {page.error ? null : <StoredWeb />}
      <Fault error={page.error} />
    </div>
  );
}

/** A desk of the demo has no way to the live web. */
function StoredWeb() {
  const at = useSession().data?.frozen_at;
  if (!at) return null;
  return (
    <p className="hush">
      This desk runs on a stored web, frozen on <Day at={at} />: only stored pages can be read, not the live web.
    </p>
  );
}
