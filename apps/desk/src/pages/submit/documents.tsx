import type { NewSource } from '../../api';
import { sourceOfFile } from '../added/given';

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
