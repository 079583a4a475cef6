import { type NewSource, type Schemas, usePageOf, useSession } from '../../api';
import { Day, Fault } from '../../ui';
import { sourceOfFile } from '../added/given';
import { Group, relatedWords } from '../case/related';
import { type Draft, filledFrom } from './story';

/** What editors know of the story already, before it is sent. A hint: nothing is refused for it. */
export function KnownAlready({ found }: { found: Schemas['RelatedTopicsAnswer'] | undefined }) {
  if (!found) return <p className="hush">Related topics appear here.</p>;
  const { same_event, same_series } = found;
  const samePage = same_event.filter((topic) => topic.same_page);
  const others = same_event.filter((topic) => !topic.same_page);
  if (same_event.length + same_series.length === 0) return <p className="hush">No related topics.</p>;
  return (
    <div className="related">
      {samePage.length ? <Group title="Already submitted from this page:" topics={samePage} /> : null}
      {others.length ? <Group title={`${relatedWords(others)}.`} topics={others} /> : null}
      {same_series.length ? <Group title="Same series, other date:" topics={same_series} /> : null}
      <p className="hush">You can still submit it. Earlier decisions on related topics do not affect this one.</p>
    </div>
  );
}

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

interface DocumentsProps {
  documents: NewSource[];
  onChange: (documents: NewSource[]) => void;
}

/** PDFs and texts that are handed in with a story; the server says what of them cannot be read. */
export function Documents({ documents, onChange }: DocumentsProps) {
  const add = async (files: File[]) => onChange([...documents, ...(await Promise.all(files.map(sourceOfFile)))]);
  return (
    <div className="field">
      <label className="file">
        Documents{' '}
        <input
          type="file"
          multiple
          accept=".pdf,.txt,.md,application/pdf,text/plain"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <small>PDF or text files, 5 MB in total. A document alone is not counted.</small>
      <ul className="plain-list">
        {documents.map((one, at) => (
          <li key={at}>
            <span dir="auto">{one.title}</span>{' '}
            <button
              type="button"
              aria-label={`Remove ${one.title ?? `document ${at + 1}`}`}
              onClick={() => onChange(documents.filter((other) => other !== one))}
            >
              Leave out
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
