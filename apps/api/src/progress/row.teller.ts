import { answerOf, type InvestigationService } from '@corroborate/investigation';
import { frameOf } from './event-stream';

/** Reads the row of an investigation once for all readers that hear at the same moment that it has moved. */
export class RowTeller {
  private readonly asked = new Map<string, Promise<string | null>>();

  constructor(private readonly investigations: Pick<InvestigationService, 'get'>) {}

  /** A row that cannot be read now is left out: the next one brings the same news. */
  readonly frame = (id: number, name: 'investigation' | 'end'): Promise<string | null> => {
    const key = `${name} ${id}`;
    const known = this.asked.get(key);
    if (known) return known;
    const asked = this.investigations.get(id).then(
      (view) => (view ? frameOf(name, answerOf(view)) : null),
      () => null,
    );
    this.asked.set(key, asked);
    // Who asks later asks about a later state.
    setImmediate(() => this.asked.delete(key));
    return asked;
  };
}
