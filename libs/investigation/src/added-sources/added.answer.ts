import { sentenceOf, type AddedSource } from '@corroborate/domain';

/** As the API describes it: stars as a number, codes as texts. */
export type AddedAnswer = Omit<ReturnType<typeof addedAnswerOf>, 'stars' | 'reason_code'> & {
  stars: number | null;
  reason_code: string | null;
};

/** A source that somebody added, as it is told to programs. All texts are what strangers wrote. */
export const addedAnswerOf = (source: AddedSource) => ({
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
  reason: source.reason && sentenceOf(source.reason),
  reason_code: source.reason?.code ?? null,
  round: source.round,
  recomputed: source.recomputed,
  difference: source.difference,
  weighed_at: source.weighedAt,
});
