import { found, nothingFound, type FactCheck, type Outcome } from '@corroborate/domain';
import type { FactCheckIndex } from '../fact-checks/fact-check.types';
import { GOOGLE_FACT_CHECK } from '../fact-checks/google-fact-check.adapter';

/** A fake index for tests: returns the given fact checks or an outcome; records its queries. */
export class FakeFactCheckIndex implements FactCheckIndex {
  readonly manifest;
  readonly asked: string[] = [];

  constructor(
    name: string,
    private readonly answer: FactCheck[] | Outcome<never>,
  ) {
    this.manifest = { ...GOOGLE_FACT_CHECK, name };
  }

  async find(query: string): Promise<Outcome<FactCheck[]>> {
    this.asked.push(query);
    const { answer } = this;
    if (!Array.isArray(answer)) return answer;
    return answer.length > 0 ? found(answer) : nothingFound('no similar fact check found');
  }
}
