import { setTimeout as wait } from 'node:timers/promises';
import { failed, found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import { EDGAR } from '../registers/adapters/edgar.adapter';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../registers/record.types';

/** A fake register for tests: returns the given records or an outcome; records its queries. */
export class FakeRegister implements RecordRegister {
  readonly manifest: RecordManifest;
  readonly asked: RecordQuery[] = [];

  constructor(
    name: string,
    private readonly answer: PublicRecord[] | Outcome<never> | Error,
    over: Partial<RecordManifest> = {},
    /** Response delay in ms; respects the abort signal, as the gateway does. */
    private readonly delayMs = 0,
  ) {
    this.manifest = { ...EDGAR, ...over, name, title: name };
  }

  async find(query: RecordQuery, { signal }: CallContext): Promise<Outcome<PublicRecord[]>> {
    this.asked.push(query);
    if (this.delayMs > 0 && !(await elapsed(this.delayMs, signal))) return failed('the call was canceled', 'cancelled');
    const { answer } = this;
    if (answer instanceof Error) throw answer;
    if (!Array.isArray(answer)) return answer;
    return answer.length > 0 ? found(answer) : nothingFound('nobody of that name');
  }
}

const elapsed = (ms: number, signal?: AbortSignal): Promise<boolean> => wait(ms, true, { signal }).catch(() => false);
