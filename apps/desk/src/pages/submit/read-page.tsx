import { usePageOf } from '../../api/submissions';
import { Fault } from '../../ui/messages';
import { filledFrom, type Draft } from './story';

/** Fills in what the page says, so that an address alone makes a story; what was written stays. */
export function ReadPage({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const page = usePageOf((said) => onChange(filledFrom(draft, said)));
  const url = draft.url.trim();
  return (
    <div className="stack">
      <div className="actions start">
        <button type="button" disabled={page.isPending || !/^https?:\/\/./i.test(url)} onClick={() => page.mutate(url)}>
          {page.isPending ? 'Reading …' : 'Read the page'}
        </button>
        <small className="hush">Fills in headline, text, day and language where they are empty.</small>
      </div>
      <Fault error={page.error} />
    </div>
  );
}
