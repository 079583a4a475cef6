import type { CallContext } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { objectOr, objectsIn, ProviderClient, stringOr, type Fields, type ProviderParts } from '@corroborate/providers';
import { bodyOf, failedInside, isFault, misread } from './answer.policy';
import { leadsOf } from './leads.policy';
import type { DeepResearchProvider, ResearchManifest, ResearchResponse } from './research.port';

export interface GeminiServer {
  manifest: ResearchManifest;
  baseUrl: string;
  apiKey: string;
  agent: string;
}

/** Research by Gemini's agent in the Interactions API, in the background. */
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

  async start(input: string, context: CallContext): Promise<ResearchResponse> {
    const body = { agent: this.server.agent, input, background: true, store: true };
    const { startMs: timeout } = this.manifest;
    const terms = { cacheTtlMs: 0, retries: 0 };
    return this.responseOf(
      await this.api.call(context, (http) => http.post('/interactions', body, { timeout }), terms),
    );
  }

  async look(id: string, context: CallContext): Promise<ResearchResponse> {
    const path = `/interactions/${encodeUriPart(id)}`;
    const terms = { cacheTtlMs: 0, retries: 0, priceUsd: 0 };
    return this.responseOf(await this.api.call(context, (http) => http.get(path), terms));
  }

  async end(id: string, context: CallContext): Promise<void> {
    const path = `/interactions/${encodeUriPart(id)}/cancel`;
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
    case 'completed':
      return result(id, body);
    // Truncated text contains URLs too.
    case 'incomplete':
    case 'budget_exceeded':
      return result(id, body, failedInside(body.status));
    case 'failed':
    case 'cancelled':
    case 'requires_action':
      return failedInside(objectOr(body.error).status ?? body.status);
    default:
      return misread();
  }
}

/** A completed answer without text has an unknown format and must not count as "nothing found". */
function result(id: string, body: Fields, withoutText = misread()): ResearchResponse {
  const texts = [...stepTexts(body), ...objectsIn(body.outputs)].filter(({ type }) => type === 'text');
  if (!texts.some(({ text }) => stringOr(text))) return withoutText;
  const cited = texts.flatMap(({ annotations }) => objectsIn(annotations));
  return {
    kind: 'done',
    id,
    text: texts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: leadsOf(cited.map(({ url, source, title }) => ({ url: url ?? source, title }))),
    costUsd: null,
  };
}

/** Since revision 2026-05-20 text is the content of `model_output` steps; before, it was listed in `outputs`. */
const stepTexts = (body: Fields): Fields[] =>
  objectsIn(body.steps)
    .filter(({ type, model_output: output }) => type === 'model_output' || output !== undefined)
    .flatMap((step) => objectsIn(step.content ?? objectOr(step.model_output).content));
