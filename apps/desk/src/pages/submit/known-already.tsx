import { type NewSource, type Schemas, useSession } from '../../api';
import { Day } from '../../ui';
import { sourceOfFile } from '../added/given';
import { Group, relatedWords } from '../case/related';

/** Existing topics similar to the story: a hint, which blocks nothing. */
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

/** Note for the demo, which has no access to the live web. */
export function StoredWeb() {
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

/** PDFs and texts submitted with a story; the server reports unreadable ones. */
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
