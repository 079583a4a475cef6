import type { CallContext, ResearchLead } from '@corroborate/domain';
import type { DeepResearchProvider, ResearchResponse } from '../research/research.port';

/** Deep research for tests, which finishes after a given number of polls and records its questions. */
export class FakeResearch implements DeepResearchProvider {
  readonly manifest;
  readonly started: string[] = [];
  readonly ended: string[] = [];
  /** Responses that are returned first, each once. */
  readonly before: ResearchResponse[] = [];
  private readonly looks = new Map<string, number>();

  constructor(
    name: string,
    private readonly after = 1,
    private readonly leads: ResearchLead[] = [],
  ) {
    this.manifest = { name: `research-${name}`, title: name, priceUsd: 0, paceMs: 0, startMs: 1_000 };
  }

  async start(question: string): Promise<ResearchResponse> {
    this.started.push(question);
    const id = `${this.manifest.name}-${this.started.length}`;
    const response = this.before.shift();
    if (response) return response;
    this.looks.set(id, 0);
    return { kind: 'pending', id };
  }

  async look(id: string, _context: CallContext): Promise<ResearchResponse> {
    const response = this.before.shift();
    if (response) return response;
    const looked = this.looks.get(id);
    if (looked === undefined) return { kind: 'fault', fault: 'not-found', reason: 'there is none' };
    this.looks.set(id, looked + 1);
    if (looked + 1 < this.after) return { kind: 'pending', id };
    return { kind: 'done', id, text: 'What was found.', leads: this.leads, costUsd: null };
  }

  async end(id: string): Promise<void> {
    this.ended.push(id);
  }
}
