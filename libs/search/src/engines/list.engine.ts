import { notConfigured, type CallContext, type Outcome, type PlannedQuery, type SearchHit } from '@corroborate/domain';
import type {
  Fields,
  JsonReadOptions,
  ProviderClient,
  ProviderParts,
  ProviderRequest,
  ProviderSetup,
} from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { createEngineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, type RawHit } from './hits';

/** A query as sent to an engine, with the time of the request. */
export interface SentQuery {
  query: PlannedQuery;
  sent: string;
  now: Date;
}

export interface ListAnswer extends JsonReadOptions<Fields[]> {
  request: ProviderRequest;
  hitOf: (item: Fields) => RawHit;
}

/** An engine that answers each call with a list of results; without its key it returns `not-configured`. */
export class ListEngine implements SearchEngine {
  private readonly api: ProviderClient;

  constructor(
    readonly manifest: EngineManifest,
    private readonly parts: ProviderParts,
    setup: ProviderSetup,
    private readonly list: {
      configured?: boolean;
      /** Removes the engine's operators. */
      plain?: (text: string) => string;
      answer: (asked: SentQuery) => ListAnswer;
    },
  ) {
    this.api = createEngineClient(parts, manifest, setup);
  }

  get configured(): boolean {
    return this.list.configured !== false;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (!this.configured) return notConfigured(`${this.manifest.settings[0]} is not set`);
    const text = renderQuery(query, this.manifest);
    const sent = this.list.plain?.(text) ?? text;
    const { request, hitOf, ...reading } = this.list.answer({ query, sent, now: this.parts.clock.now() });
    const answer = await this.api.callJson(context, request, reading);
    return answer.kind === 'found' ? hitsOutcome(answer.value.map(hitOf), this.manifest, query, sent) : answer;
  }
}
