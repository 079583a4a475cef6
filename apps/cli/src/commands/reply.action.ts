import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { ReplyNoteOrder } from '../investigations/investigations.port';
import type { ServerOptions } from '../remote/server.options';

export interface ReplyOptions extends ServerOptions {
  to?: string;
  deadline?: string;
  answer?: string;
  url?: string;
  json?: boolean;
}

/** Records a request for comment or a response; lists all of them if no name is given. */
export async function recordReply(
  id: number,
  { to, deadline, answer, url, json, ...where }: ReplyOptions,
): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    if (to === undefined) {
      assertNoReplyFields({ deadline, answer, url });
      const noted = await all.replies(id);
      return print(
        json
          ? `${JSON.stringify(noted, null, 2)}\n`
          : noted.map(lineOf).join('') || 'No requests or replies recorded.\n',
      );
    }
    const noted = await all.noteReply(id, toReplyOrder({ to, deadline, answer, url }));
    print(json ? `${JSON.stringify(noted, null, 2)}\n` : lineOf(noted));
  });
}

type ReplyFields = Pick<ReplyOptions, 'deadline' | 'answer' | 'url'>;

function assertNoReplyFields(given: ReplyFields): void {
  const stray = Object.entries(given).find(([, value]) => value !== undefined)?.[0];
  if (stray)
    throw new CorroborateError('invalid-input', `--${stray} requires --to.`, {
      hint: 'Name the person or organization with --to.',
    });
}

function toReplyOrder({ to, deadline, answer, url }: ReplyFields & { to: string }): ReplyNoteOrder {
  const answered = answer !== undefined || url !== undefined;
  return {
    name: to,
    what: answered ? 'answered' : 'asked',
    deadline: deadline === undefined ? null : parseMoment(deadline),
    reply: answer ?? null,
    url: url ?? null,
  };
}

function parseMoment(value: string): string {
  const at = new Date(value);
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  throw new CorroborateError('invalid-input', `--deadline is not a valid date: ${value.slice(0, 40)}`, {
    hint: 'Give a date such as 2027-01-31, or a date and time such as 2027-01-31T17:00:00Z.',
  });
}

const lineOf = (one: ReplyNoteOrder & { made_by: string; at: string }): string =>
  `${one.at}  ${one.name}: ${one.what === 'asked' ? askedText(one) : (one.reply ?? one.url ?? '')} (${one.made_by})\n`;
const askedText = ({ deadline }: ReplyNoteOrder): string => (deadline ? `asked, until ${deadline}` : 'asked');
