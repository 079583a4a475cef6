/** What an editor fills in. */
export interface ReplyDraft {
  what: 'asked' | 'answered';
  /** As the field has it, by the clock of the desk: `2027-01-31T17:00`. */
  deadline: string;
  reply: string;
  url: string;
}

/** An answer says something, or says where it stands. */
export const isReady = ({ what, reply, url }: ReplyDraft): boolean =>
  what === 'asked' || reply.trim() !== '' || url.trim() !== '';

/** As the API takes it: nothing of a question stands in an answer, and the other way round. */
export function bodyOf(name: string, { what, deadline, reply, url }: ReplyDraft) {
  if (what === 'asked') return { name, what, ...(deadline ? { deadline: new Date(deadline).toISOString() } : {}) };
  return { name, what, ...(reply.trim() ? { reply: reply.trim() } : {}), ...(url.trim() ? { url: url.trim() } : {}) };
}
