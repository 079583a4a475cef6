import type { CallContext } from '@corroborate/domain';
import { objectOr, objectsIn, ProviderClient, stringOr, type Fields, type ProviderParts } from '@corroborate/providers';
import { bodyOf, failedInside, isFault, misread } from './answer.policy';
import { leadsOf } from './leads.policy';
import type { DeepResearchProvider, ResearchManifest, ResearchTold } from './research.port';

export interface GeminiServer {
  manifest: ResearchManifest;
  baseUrl: string;
  apiKey: string;
  agent: string;
}

/** Research by the agent of the Interactions API of Gemini, in the background. */
export class GeminiResearch implements DeepResearchProvider {
  readonly manifest: ResearchManifest;
  private readonly api: ProviderClient;

  constructor(
    private readonly parts: ProviderParts,
    private readonly server: GeminiServer,
  ) {
    this.manifest = server.manifest;
    const headers = { 'x-goog-api-key': server.apiKey, accept: 'application/json' };
    this.api = new ProviderClient(parts, server.manifest, { baseURL: server.baseUrl, headers });
  }

  async start(input: string, context: CallContext): Promise<ResearchTold> {
    const body = { agent: this.server.agent, input, background: true, store: true };
    const { startMs: timeout } = this.manifest;
    const terms = { cacheTtlMs: 0, retries: 0 };
    return this.told(await this.api.call(context, (http) => http.post('/interactions', body, { timeout }), terms));
  }

  async look(id: string, context: CallContext): Promise<ResearchTold> {
    const path = `/interactions/${encodeURIComponent(id)}`;
    const terms = { cacheTtlMs: 0, retries: 0, priceUsd: 0 };
    return this.told(await this.api.call(context, (http) => http.get(path), terms));
  }

  async end(id: string, context: CallContext): Promise<void> {
    const path = `/interactions/${encodeURIComponent(id)}/cancel`;
    await this.api.call(context, (http) => http.post(path, {}), { cacheTtlMs: 0, retries: 0, priceUsd: 0 });
  }

  private told(outcome: Parameters<typeof bodyOf>[0]): ResearchTold {
    const body = bodyOf(outcome, this.parts.clock.now());
    return isFault(body) ? body : read(body);
  }
}

function read(body: Fields): ResearchTold {
  const id = stringOr(body.id);
  if (!id) return misread();
  switch (body.status) {
    case 'in_progress':
      return { kind: 'pending', id };
    case 'completed':
      return { kind: 'done', id, ...contentOf(body), costUsd: null };
    case 'failed':
    case 'cancelled':
    case 'requires_action':
      return failedInside(objectOr(body.error).status ?? body.status);
    default:
      return misread();
  }
}

/** Its addresses stand beside the text as `source`, or `url` in later versions. */
function contentOf(body: Fields) {
  const parts = objectsIn(body.outputs).filter(({ type }) => type === 'text');
  const cited = parts.flatMap(({ annotations }) => objectsIn(annotations));
  return {
    text: parts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: leadsOf(cited.map(({ source, url, title }) => ({ url: source ?? url, title }))),
  };
}
