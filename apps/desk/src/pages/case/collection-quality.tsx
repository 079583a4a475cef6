import type { Result } from '../../api';
import { t, translateCode } from '../../messages';

type CollectionResult = NonNullable<Result['collections']>;
type Gap = CollectionResult['gaps'][number];

const VALIDATION_LABELS = {
  PASSED: ['good', t('sources.passed')],
  NEEDS_REVISION: ['warn', t('sources.needsRevision')],
  FAILED: ['bad', t('sources.failed')],
} as const;

const RECOMMENDATION_TEXT = {
  CONTINUE_RESEARCH: t('sources.furtherQueriesWorthwhile'),
  SUFFICIENT_COVERAGE: t('sources.coverageSufficient'),
  DIMINISHING_RETURNS: t('sources.furtherQueriesUnlikely'),
} as const;

const GAP_TEXT: Record<string, string> = {
  'no-finding': t('sources.noDocumentAnswers'),
  unsure: t('sources.documentsUnsure'),
};

/** Validation of the findings, open questions, and whether further queries are worthwhile. */
export function CollectionQuality({ result: { collections, inquiry, claims } }: { result: Result }) {
  if (!collections) return null;
  const [tone, passed] = VALIDATION_LABELS[collections.validation];
  const { validation, contradictions, revisions = 0, recommendation, gaps } = collections;
  const words = new Map([
    ...claims.map(({ id, text }): [string, string] => [id, text]),
    ...(inquiry?.questions ?? []).map(({ id, question }): [string, string] => [id, question]),
  ]);
  return (
    <div data-validation={validation}>
      <p>
        {t('sources.validation')} <span className={`chip ${tone}`}>{passed}</span>{' '}
        <small>{contradictions > 0 ? t('sources.contradictoryFindings', { count: contradictions }) : null}</small>{' '}
        <small className="hush">{revisions > 0 ? t('sources.searchedAgain', { count: revisions }) : null}</small>
      </p>
      {gaps.length > 0 ? (
        <ul className="plain-list">
          {gaps.toSorted(byImportance).map((gap) => (
            <OpenGap key={gap.params.question} gap={gap} question={words.get(gap.params.question ?? '')} />
          ))}
        </ul>
      ) : null}
      <p className="hush">{RECOMMENDATION_TEXT[recommendation]}</p>
    </div>
  );
}

const byImportance = (a: Gap, b: Gap) => Number(b.importance === 'critical') - Number(a.importance === 'critical');

function OpenGap({ gap: { description, importance, params }, question }: { gap: Gap; question: string | undefined }) {
  return (
    <li>
      <span dir="auto">{question ?? params.question}</span> <small>({translateCode(importance)})</small>{' '}
      <small className="hush">{GAP_TEXT[description] ?? description}</small>
    </li>
  );
}
