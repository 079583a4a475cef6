import type { CallContext } from '@corroborate/domain';
import { ProviderClient, type Fields, type ProviderParts } from '@corroborate/providers';
import { encodeUriPart } from '@corroborate/text';
import { parseBody, isFault } from './answer.policy';
import type { DeepResearchProvider, ResearchManifest, ResearchResponse } from './research.port';

/** Parts that differ between providers. */
export interface ResearchApi {
  baseUrl: string;
  headers: Record<string, string>;
  /** Path at which research is started; a status request appends the ID. */
  path: string;
  /** Body of the request that starts research. */
  body: (question: string) => object;
  read: (body: Fields) => ResearchResponse;
  /** Whether research can be canceled by its ID. */
  canEnd: boolean;
}

const UNCACHED_CALL = { cacheTtlMs: 0, retries: 0 };
const FREE_CALL = { ...UNCACHED_CALL, priceUsd: 0 };

/** Research that a provider runs in the background and that is polled by its ID. */
export class BackgroundResearch implements DeepResearchProvider {
  private readonly client: ProviderClient;

  constructor(
    readonly manifest: ResearchManifest,
    private readonly api: ResearchApi,
    private readonly parts: ProviderParts,
  ) {
    const headers = { ...api.headers, accept: 'application/json' };
    this.client = new ProviderClient(parts, manifest, { baseURL: api.baseUrl, headers });
  }

  async start(question: string, context: CallContext): Promise<ResearchResponse> {
    const { path, body } = this.api;
    const timeout = this.manifest.startMs;
    return this.responseOf(
      await this.client.call(context, (http) => http.post(path, body(question), { timeout }), UNCACHED_CALL),
    );
  }

  async look(id: string, context: CallContext): Promise<ResearchResponse> {
    return this.responseOf(await this.client.call(context, (http) => http.get(this.pathOf(id)), FREE_CALL));
  }

  async end(id: string, context: CallContext): Promise<void> {
    if (this.api.canEnd)
      await this.client.call(context, (http) => http.post(`${this.pathOf(id)}/cancel`, {}), FREE_CALL);
  }

  private readonly pathOf = (id: string): string => `${this.api.path}/${encodeUriPart(id)}`;

  private responseOf(outcome: Parameters<typeof parseBody>[0]): ResearchResponse {
    const body = parseBody(outcome, this.parts.clock.now());
    return isFault(body) ? body : this.api.read(body);
  }
}
