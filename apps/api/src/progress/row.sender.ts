import { toInvestigationResponse, type InvestigationService } from '@corroborate/investigation';
import { encodeFrame } from './event-stream';

/** Reads an investigation record once for all concurrent readers. */
export class RowSender {
  private readonly asked = new Map<string, Promise<string | null>>();

  constructor(private readonly investigations: Pick<InvestigationService, 'get'>) {}

  /** Returns null if the record cannot be read at the moment; the next event sends it. */
  readonly frame = (id: number, name: 'investigation' | 'end'): Promise<string | null> => {
    const key = `${name} ${id}`;
    const known = this.asked.get(key);
    if (known) return known;
    const asked = this.investigations.get(id).then(
      (view) => (view ? encodeFrame(name, toInvestigationResponse(view)) : null),
      () => null,
    );
    this.asked.set(key, asked);
    // Later calls must read the record again.
    setImmediate(() => this.asked.delete(key));
    return asked;
  };
}
