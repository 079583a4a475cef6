import {
  because,
  CorroborateError,
  orNotFound,
  type JsonObject,
  type LastLook,
  type FormattedReviewReason,
} from '@corroborate/domain';
import type { Database, NewReplyNote, ReplyNoteEntity } from '@corroborate/db';
import { lastLookLine, formatReviewReason } from '@corroborate/report';
import { graveOf, withReplies } from '@corroborate/verification';
import { caseOf } from '@corroborate/investigation';

/** That an editor asked somebody for a reply, or entered what they answered. */
export type ReplyOrder = NewReplyNote;

/** Keeps what editors note of replies, and what follows from it for the case and for what waits for a person. */
export class Replying {
  constructor(
    private readonly db: Pick<Database, 'replies' | 'investigations' | 'topics' | 'topicKeys' | 'stageResults'>,
  ) {}

  /** Of the investigation's topic, earliest first. @throws CorroborateError `not-found`. */
  async of(investigationId: number): Promise<ReplyNoteEntity[]> {
    return this.db.replies.ofTopic(
      orNotFound(await this.db.investigations.get(investigationId), `There is no investigation ${investigationId}.`)
        .topicId,
    );
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input`. */
  async note(order: ReplyOrder): Promise<ReplyNoteEntity> {
    refuseEmpty(order);
    const row = orNotFound(
      await this.db.investigations.get(order.investigationId),
      `There is no investigation ${order.investigationId}.`,
    );
    if (row.status !== 'completed')
      throw new CorroborateError('conflict', 'A reply can be recorded only after the investigation is completed.', {
        hint: 'Wait until the investigation is completed.',
      });
    const data = await caseOf(this.db, order.investigationId);
    return this.db.replies.add(order, (known) => {
      const look = data?.lastLook ? withReplies(data.lastLook, known) : null;
      const result =
        data && look && row.result
          ? {
              ...row.result,
              last_look: lastLookLine({ ...data, lastLook: look }) as unknown as JsonObject,
            }
          : null;
      return Promise.resolve({ result, reasons: (before) => (look ? stillOpen(before, look) : before) });
    });
  }
}

/** An answer must say something, and a name must be given. */
function refuseEmpty({ name, what, reply, url, deadline }: ReplyOrder): void {
  if (name.trim() === '') throw invalid('name', 'Name the person or organization as in the case.');
  if (what === 'answered' && !reply?.trim() && !url?.trim())
    throw invalid('reply', 'Enter the reply, or the URL where it was published.');
  if (what === 'answered' && deadline !== null)
    throw invalid('deadline', 'A deadline applies to a request, not to its reply.');
}

const invalid = (field: string, hint: string) =>
  new CorroborateError('invalid-input', `${field} is invalid.`, { hint, details: { field } });

/** What is settled is no reason any more; an item that waits for nothing else waits all the same. */
function stillOpen(before: FormattedReviewReason[], look: LastLook): FormattedReviewReason[] {
  const { integrity, legal } = graveOf(look);
  const ours: FormattedReviewReason[] = [
    ...(integrity.length > 0
      ? [
          formatReviewReason({
            reason: 'integrity-finding',
            why: because('review.integrity-finding', { findings: integrity }),
          }),
        ]
      : []),
    ...(legal.length > 0
      ? [formatReviewReason({ reason: 'legal-risk', why: because('review.legal-risk', { risks: legal }) })]
      : []),
  ];
  const others = before.filter(({ reason }) => reason !== 'integrity-finding' && reason !== 'legal-risk');
  const left = [...others, ...ours];
  if (left.length > 0 || before.length === 0) return left;
  return [formatReviewReason({ reason: 'integrity-finding', why: because('review.integrity-settled') })];
}
