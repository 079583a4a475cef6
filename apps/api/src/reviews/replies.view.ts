import type { ReplyNote } from '@corroborate/db';
import type { ReplyNoteAnswer } from './replies.answers';

export const toReply = (row: ReplyNote): ReplyNoteAnswer => ({
  id: row.id,
  investigation_id: row.investigationId,
  name: row.name,
  what: row.what,
  deadline: row.deadline,
  reply: row.reply,
  url: row.url,
  made_by: row.madeBy,
  at: row.at,
});
