import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { EDGAR } from '../records/registers/edgar.adapter';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../records/record.types';

/** A register for tests: these records whoever is asked about, or one outcome; notes what it was asked. */
export class FakeRegister implements RecordRegister {
  readonly manifest: RecordManifest;
  readonly asked: RecordQuery[] = [];

  constructor(
    name: string,
    private readonly answer: PublicRecord[] | Outcome<never> | Error,
    over: Partial<RecordManifest> = {},
  ) {
    this.manifest = { ...EDGAR, ...over, name, title: name };
  }

  async find(query: RecordQuery): Promise<Outcome<PublicRecord[]>> {
    this.asked.push(query);
    const { answer } = this;
    if (answer instanceof Error) throw answer;
    if (!Array.isArray(answer)) return answer;
    return answer.length > 0 ? found(answer) : nothingFound('nobody of that name');
  }
}
