import { nothingFound, found, type CallContext, type Outcome } from '@corroborate/domain';
import { WIKIPEDIA } from '../sources/wikipedia.adapter';
import type { ContextDocument, ContextEntity, ContextManifest, ContextSource } from '../context.types';

/** A fake source for tests: documents by name, or one outcome for all; records its queries. */
export class FakeContextSource implements ContextSource {
  readonly manifest: ContextManifest;
  readonly asked: ContextEntity[] = [];

  constructor(
    name: string,
    private readonly answer: Record<string, ContextDocument[]> | Outcome<never> | Error,
  ) {
    this.manifest = { ...WIKIPEDIA, name, title: name };
  }

  async find(
    entity: ContextEntity,
    _language: string | null,
    _context: CallContext,
  ): Promise<Outcome<ContextDocument[]>> {
    this.asked.push(entity);
    const { answer } = this;
    if (answer instanceof Error) throw answer;
    if (isOutcome(answer)) return answer;
    const documents = answer[entity.name];
    return documents ? found(documents) : nothingFound('no such name');
  }
}

const isOutcome = (answer: object): answer is Outcome<never> => 'kind' in answer && typeof answer.kind === 'string';
