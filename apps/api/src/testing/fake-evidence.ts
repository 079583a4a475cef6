import { CorroborateError } from '@corroborate/domain';
import type { CaseEvidence, SourceEvidence } from '@corroborate/housekeeping';
import type { EvidencePort } from './ports';

type HandedOut = Awaited<ReturnType<EvidencePort['original']>>;
type Entries = Awaited<ReturnType<EvidencePort['listEntries']>>;

/** Evidence in memory. */
export class FakeEvidence implements EvidencePort {
  readonly cases = new Map<number, CaseEvidence>();
  readonly chains = new Map<number, Entries['items']>();
  /** Keyed by `investigation source`. */
  readonly sources = new Map<string, SourceEvidence>();
  /** Keyed by `investigation digest`. */
  readonly originals = new Map<string, HandedOut>();
  readonly asked: string[] = [];
  readonly archives = new Map<number, Buffer>();

  async describeCase(id: number): Promise<CaseEvidence> {
    return there(this.cases.get(id));
  }

  async listEntries(id: number, after: number, limit: number): Promise<Entries> {
    const rest = there(this.chains.get(id)).filter(({ seq }) => seq > after);
    return { items: rest.slice(0, limit), more: rest.length > limit };
  }

  async describeSource(id: number, sourceId: number): Promise<SourceEvidence> {
    return there(this.sources.get(`${id} ${sourceId}`));
  }

  async requestSnapshot(id: number, sourceId: number): Promise<SourceEvidence> {
    const found = await this.describeSource(id, sourceId);
    this.asked.push(`${id} ${sourceId}`);
    return found;
  }

  async requestPublicCopy(id: number, sourceId: number): Promise<SourceEvidence> {
    const found = await this.describeSource(id, sourceId);
    this.asked.push(`copy ${id} ${sourceId}`);
    return found;
  }

  async original(id: number, sha256: string): Promise<HandedOut> {
    return there(this.originals.get(`${id} ${sha256}`));
  }

  async archive(id: number): Promise<Buffer | null> {
    return this.archives.get(id) ?? null;
  }
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new CorroborateError('not-found', 'There is nothing.');
  return found;
}
