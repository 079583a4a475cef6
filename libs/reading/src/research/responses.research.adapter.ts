import type { CallContext } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { objectOr, objectsIn, ProviderClient, stringOr, type Fields, type ProviderParts } from '@corroborate/providers';
import { bodyOf, failedInside, isFault, misread } from './answer.policy';
import { leadsOf } from './leads.policy';
import type { DeepResearchProvider, ResearchManifest, ResearchResponse } from './research.port';

export interface ResponsesServer {
  manifest: ResearchManifest;
  baseUrl: string;
  apiKey: string;
  /** Body of the starting request. */
  body: (question: string) => object;
  /** Whether it can be canceled by ID. */
  canEnd: boolean;
}

/** Research by the Responses API: OpenAI in the background, xAI in one long call. */
export class ResponsesResearch implements DeepResearchProvider {
  readonly manifest: ResearchManifest;
  private readonly api: ProviderClient;

  constructor(
    private readonly parts: ProviderParts,
    private readonly server: ResponsesServer,
  ) {
    this.manifest = server.manifest;
    const headers = { authorization: `Bearer ${server.apiKey}`, accept: 'application/json' };
    this.api = new ProviderClient(parts, server.manifest, { baseURL: server.baseUrl, headers });
  }

  async start(question: string, context: CallContext): Promise<ResearchResponse> {
    const { startMs: timeout } = this.manifest;
    const body = this.server.body(question);
    const terms = { cacheTtlMs: 0, retries: 0 };
    return this.responseOf(await this.api.call(context, (http) => http.post('/responses', body, { timeout }), terms));
  }

  async look(id: string, context: CallContext): Promise<ResearchResponse> {
    const path = `/responses/${encodeUriPart(id)}`;
    const terms = { cacheTtlMs: 0, retries: 0, priceUsd: 0 };
    return this.responseOf(await this.api.call(context, (http) => http.get(path), terms));
  }

  async end(id: string, context: CallContext): Promise<void> {
    if (!this.server.canEnd) return;
    const path = `/responses/${encodeUriPart(id)}/cancel`;
    await this.api.call(context, (http) => http.post(path, {}), { cacheTtlMs: 0, retries: 0, priceUsd: 0 });
  }

  private responseOf(outcome: Parameters<typeof bodyOf>[0]): ResearchResponse {
    const body = bodyOf(outcome, this.parts.clock.now());
    return isFault(body) ? body : read(body);
  }
}

function read(body: Fields): ResearchResponse {
  const id = stringOr(body.id);
  if (!id) return misread();
  switch (body.status) {
    case 'queued':
    case 'in_progress':
      return { kind: 'pending', id };
    // Truncated text contains URLs too.
    case 'completed':
    case 'incomplete':
      return { kind: 'done', id, ...contentOf(body), costUsd: ticksOf(body) };
    case 'failed':
    case 'cancelled':
      return failedInside(objectOr(body.error).code ?? body.status);
    default:
      return misread();
  }
}

function contentOf(body: Fields) {
  const output = objectsIn(body.output);
  const parts = output.filter(({ type }) => type === 'message').flatMap(({ content }) => objectsIn(content));
  const cited = parts.flatMap(({ annotations }) => objectsIn(annotations)).map(({ url, title }) => ({ url, title }));
  const listed = Array.isArray(body.citations) ? body.citations.map((url: unknown) => ({ url })) : [];
  const searched = output.flatMap(({ action }) => objectsIn(objectOr(action).sources)).map(({ url }) => ({ url }));
  return {
    text: parts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: leadsOf([...cited, ...listed, ...searched]),
  };
}

/** xAI reports its cost in units of 1e-10 dollars; other providers report none. */
function ticksOf(body: Fields): number | null {
  const ticks = objectOr(body.usage).cost_in_usd_ticks;
  return typeof ticks === 'number' && ticks >= 0 ? ticks * 1e-10 : null;
}
