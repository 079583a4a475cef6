import type { Schemas } from '../../api/client';
import type { Result, ResultSource, Stance } from '../../api/types';
import { t, translateCode } from '../../messages';

type CorrectionBody = Schemas['CorrectEvidenceDto'];
export type CorrectedField = CorrectionBody['field'];

export type CorrectionDraft = Required<Omit<CorrectionBody, 'source_id'>>;

const STANCES: Stance[] = ['supports', 'disputes', 'mentions', 'unrelated'];
const TIERS = [1, 2, 3, 4];

/** Labeled values for a correction: all except the current one. */
export function listOptions(
  field: CorrectedField,
  source: Pick<ResultSource, 'stance' | 'credibility_tier' | 'cluster'>,
  result: Pick<Result, 'clusters' | 'additional_sources'>,
): [value: string, words: string][] {
  switch (field) {
    case 'stance':
      return STANCES.filter((stance) => stance !== source.stance).map((stance) => [stance, translateCode(stance)]);
    case 'tier':
      return TIERS.filter((tier) => tier !== source.credibility_tier).map((tier) => [
        String(tier),
        t('sources.tierTier', { tier }),
      ]);
    case 'cluster':
      return [['own', t('sources.independent')], ...otherSources(source.cluster, result)];
  }
}

function otherSources(
  own: string,
  { clusters, additional_sources }: Pick<Result, 'clusters' | 'additional_sources'>,
): [value: string, words: string][] {
  const names = new Map(additional_sources.map(({ cluster, name }) => [cluster, name]));
  return clusters
    .filter(({ id }) => id !== own && names.has(id))
    .map(({ id }) => [id, t('sources.sameSourceAsId', { id: names.get(id) ?? '' })]);
}

/** Corrections to support or dispute require a quote from the source. */
export const needsQuote = ({ field, value }: Pick<CorrectionDraft, 'field' | 'value'>): boolean =>
  field === 'stance' && (value === 'supports' || value === 'disputes');

/** Request body. */
export function buildBody(draft: CorrectionDraft, source_id: number): CorrectionBody {
  const quote = needsQuote(draft) ? draft.quote.trim() : '';
  const { field, value, reason } = draft;
  return { source_id, field, value, reason: reason.trim(), ...(quote ? { quote } : {}) };
}
