import { found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import type { EntityCandidate, EntityIndex } from '../actors/actor.types';

/** A fake entity index for tests: returns the given entities, an outcome, or never answers; records its queries. */
export class FakeEntities implements EntityIndex {
  readonly title: string;
  readonly asked: string[] = [];

  constructor(
    readonly name: string,
    private readonly answer: EntityCandidate[] | Outcome<never> | Error | 'silence',
  ) {
    this.title = name;
  }

  async find(name: string, _language: string | null, _context: CallContext): Promise<Outcome<EntityCandidate[]>> {
    this.asked.push(name);
    const { answer } = this;
    if (answer === 'silence') return new Promise(() => undefined);
    if (answer instanceof Error) throw answer;
    if (!Array.isArray(answer)) return answer;
    return answer.length > 0 ? found(answer) : nothingFound('no item is called so');
  }
}

/** An entity with only the given data. */
export const buildEntity = (
  label: string,
  description: string,
  over: Partial<EntityCandidate> = {},
): EntityCandidate => ({
  id: 'Q991',
  url: 'https://www.wikidata.org/wiki/Q991',
  label,
  aliases: [],
  description,
  classes: [],
  trades: [],
  places: [],
  offices: [],
  owners: [],
  human: false,
  endedYear: null,
  articles: 0,
  website: null,
  lei: null,
  cik: null,
  ...over,
});
