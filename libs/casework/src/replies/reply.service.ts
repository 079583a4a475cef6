import {
  createReason,
  CorroborateError,
  orNotFound,
  type JsonObject,
  type PrePublicationCheck,
  type FormattedReviewReason,
} from '@corroborate/domain';
import type { Database, NewReplyNote, ReplyNoteEntity } from '@corroborate/db';
import { prePublicationLine, formatReviewReason } from '@corroborate/report';
import { selectHoldingFindings, addReplies } from '@corroborate/verification';
import { readDecidedCase } from '@corroborate/investigation';

/** An editor's note that a reply was requested or received from a person or organization. */
export type ReplyOrder = NewReplyNote;

/** Stores editors' notes on replies, and updates the case and its review item. */
export class ReplyService {
  constructor(
    private readonly db: Pick<Database, 'replies' | 'investigations' | 'topics' | 'topicKeys' | 'stageResults'>,
  ) {}

  /**
   * Notes on the investigation's topic, earliest first.
   * @throws CorroborateError `not-found`.
   */
  async list(investigationId: number): Promise<ReplyNoteEntity[]> {
    return this.db.replies.listByTopic(
      orNotFound(await this.db.investigations.get(investigationId), `There is no investigation ${investigationId}.`)
        .topicId,
    );
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input`. */
  async add(order: ReplyOrder): Promise<ReplyNoteEntity> {
    assertComplete(order);
    const row = orNotFound(
      await this.db.investigations.get(order.investigationId),
      `There is no investigation ${order.investigationId}.`,
    );
    if (row.status !== 'completed')
      throw new CorroborateError('conflict', 'A reply can be recorded only after the investigation is completed.', {
        hint: 'Wait until the investigation is completed.',
      });
    const data = await readDecidedCase(this.db, order.investigationId);
    return this.db.replies.add(order, (known) => {
      const look = data?.lastLook ? addReplies(data.lastLook, known) : null;
      const result =
        data && look && row.result
          ? {
              ...row.result,
              last_look: prePublicationLine({ ...data, lastLook: look }) as unknown as JsonObject,
            }
          : null;
      return Promise.resolve({ result, reasons: (before) => (look ? remainingReasons(before, look) : before) });
    });
  }
}

/** A reply needs content, and a name is required. */
function assertComplete({ name, what, reply, url, deadline }: ReplyOrder): void {
  if (name.trim() === '') throw invalid('name', 'Name the person or organization as in the case.');
  if (what === 'answered' && !reply?.trim() && !url?.trim())
    throw invalid('reply', 'Enter the reply, or the URL where it was published.');
  if (what === 'answered' && deadline !== null)
    throw invalid('deadline', 'A deadline applies to a request, not to its reply.');
}

const invalid = (field: string, hint: string) =>
  new CorroborateError('invalid-input', `${field} is invalid.`, { hint, details: { field } });

/** Removes resolved reasons; an item without any remaining reason stays open. */
function remainingReasons(before: FormattedReviewReason[], look: PrePublicationCheck): FormattedReviewReason[] {
  const { integrity, legal } = selectHoldingFindings(look);
  const ours: FormattedReviewReason[] = [
    ...(integrity.length > 0
      ? [
          formatReviewReason({
            reason: 'integrity-finding',
            why: createReason('review.integrity-finding', { findings: integrity }),
          }),
        ]
      : []),
    ...(legal.length > 0
      ? [formatReviewReason({ reason: 'legal-risk', why: createReason('review.legal-risk', { risks: legal }) })]
      : []),
  ];
  const others = before.filter(({ reason }) => reason !== 'integrity-finding' && reason !== 'legal-risk');
  const left = [...others, ...ours];
  if (left.length > 0 || before.length === 0) return left;
  return [formatReviewReason({ reason: 'integrity-finding', why: createReason('review.integrity-settled') })];
}
