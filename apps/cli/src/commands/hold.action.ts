import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { Holding } from '../investigations/investigations.port';
import { asTyped, type JsonOptions } from '../remote/server.options';
import { unknown } from './investigations.words';

const STATUS = { pause: 'paused', resume: 'resumed', 'wrap-up': 'wrapping-up' } as const;
const WORDS: Record<Holding, string> = {
  pause: 'is paused: stages at work finish, and nothing new is begun',
  resume: 'goes on where it stood',
  'wrap-up': 'is wrapped up: no further round, the verdict follows on what is there',
};

/** Holds an investigation wherever it is worked on, lets it go on, or wants its verdict. */
export async function hold(how: Holding, id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  const outcome = await withInvestigations({ workers: false, ...where }, (all) => all.hold(id, how));
  if (outcome === 'unknown') throw unknown(id, where);
  if (outcome === 'refused')
    throw new CorroborateError('conflict', `Investigation ${id} is over, or its plan waits for approval.`, {
      hint: `How it stands: ${asTyped(`status ${id}`, where)}`,
    });
  print(
    json
      ? `${JSON.stringify({ investigation_id: id, status: STATUS[how] }, null, 2)}\n`
      : `Investigation ${id} ${WORDS[how]}.\n`,
  );
}
