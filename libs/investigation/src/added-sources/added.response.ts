import { toReasonText, type AddedSource } from '@corroborate/domain';

/** Added source as described by the API: stars as a number, codes as strings. */
export type AddedSourceResponse = Omit<ReturnType<typeof toAddedSourceResponse>, 'stars' | 'reason_code'> & {
  stars: number | null;
  reason_code: string | null;
};

/** An added source as API JSON. All texts are untrusted. */
export const toAddedSourceResponse = (source: AddedSource) => ({
  id: source.id,
  kind: source.kind,
  moment: source.moment,
  url: source.address,
  title: source.title,
  reply_from: source.from,
  added_by: source.addedBy,
  added_at: source.addedAt,
  state: source.state,
  source_id: source.sourceId,
  stars: source.stars,
  quotes: source.quotes,
  reason: source.reason && toReasonText(source.reason),
  reason_code: source.reason?.code ?? null,
  round: source.round,
  recomputed: source.recomputed,
  difference: source.difference,
  weighed_at: source.weighedAt,
});
