import { type NewSource, type Schemas, useSession } from '../../api';
import { Day } from '../../ui';
import { fileToNewSource } from '../added/given';
import { Group, relatedText } from '../case/related';
import { t } from '../../messages';

/** Existing topics similar to the story. Only a hint: it blocks nothing. */
export function KnownTopics({ found }: { found: Schemas['RelatedTopicsResponse'] | undefined }) {
  if (!found) return <p className="hush">{t('submit.relatedTopicsAppearHere')}</p>;
  const { same_event, same_series } = found;
  const samePage = same_event.filter((topic) => topic.same_page);
  const others = same_event.filter((topic) => !topic.same_page);
  if (same_event.length + same_series.length === 0) return <p className="hush">{t('submit.noRelatedTopics')}</p>;
  return (
    <div className="related">
      {samePage.length ? <Group title={t('submit.alreadySubmittedFromThisPage')} topics={samePage} /> : null}
      {others.length ? <Group title={`${relatedText(others)}.`} topics={others} /> : null}
      {same_series.length ? <Group title={t('submit.sameSeriesOtherDate')} topics={same_series} /> : null}
      <p className="hush">{t('submit.youCanStillSubmitIt')}</p>
    </div>
  );
}

/** Note for the demo, which has no access to the live web. */
export function FrozenWebNote() {
  const at = useSession().data?.frozen_at;
  if (!at) return null;
  return <p className="hush">{t.rich('submit.thisDeskRunsOnA', { day: () => <Day at={at} /> })}</p>;
}

interface DocumentsProps {
  documents: NewSource[];
  onChange: (documents: NewSource[]) => void;
}

/** PDFs and texts submitted with a story; the server reports unreadable ones. */
export function Documents({ documents, onChange }: DocumentsProps) {
  const add = async (files: File[]) => onChange([...documents, ...(await Promise.all(files.map(fileToNewSource)))]);
  return (
    <div className="field">
      <label className="file">
        {t('submit.documents')}{' '}
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
      <small>{t('submit.pdfOrTextFiles5')}</small>
      <ul className="plain-list">
        {documents.map((one, at) => (
          <li key={at}>
            <span dir="auto">{one.title}</span>{' '}
            <button
              type="button"
              aria-label={t('submit.removeTitle', { title: one.title ?? t('submit.documentN', { n: at + 1 }) })}
              onClick={() => onChange(documents.filter((other) => other !== one))}
            >
              {t('submit.leaveOut')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
