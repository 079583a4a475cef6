import { toObject, listObjects, stringOr, type Fields } from '@corroborate/providers';
import { providerFault, misreadFault } from './answer.policy';
import type { ResearchApi } from './background.research.adapter';
import { buildLeads } from './leads.policy';
import type { ResearchResponse } from './research.port';

/** Research by Gemini's agent through the Interactions API, in the background. */
export const geminiResearch = (server: { baseUrl: string; apiKey: string; agent: string }): ResearchApi => ({
  baseUrl: server.baseUrl,
  headers: { 'x-goog-api-key': server.apiKey },
  path: '/interactions',
  body: (input) => ({ agent: server.agent, input, background: true, store: true }),
  read: parseResponse,
  canEnd: true,
});

function parseResponse(body: Fields): ResearchResponse {
  const id = stringOr(body.id);
  if (!id) return misreadFault();
  switch (body.status) {
    case 'queued':
    case 'in_progress':
      return { kind: 'pending', id };
    case 'completed':
      return parseResult(id, body);
    // Truncated text also contains URLs.
    case 'incomplete':
    case 'budget_exceeded':
      return parseResult(id, body, providerFault(body.status));
    case 'failed':
    case 'cancelled':
    case 'requires_action':
      return providerFault(toObject(body.error).status ?? body.status);
    default:
      return misreadFault();
  }
}

/** Parses a completed response. Without text its format is unknown, and it must not be treated as "nothing found". */
function parseResult(id: string, body: Fields, withoutText = misreadFault()): ResearchResponse {
  const texts = [...stepTexts(body), ...listObjects(body.outputs)].filter(({ type }) => type === 'text');
  if (!texts.some(({ text }) => stringOr(text))) return withoutText;
  const cited = texts.flatMap(({ annotations }) => listObjects(annotations));
  return {
    kind: 'done',
    id,
    text: texts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: buildLeads(cited.map(({ url, source, title }) => ({ url: url ?? source, title }))),
    costUsd: null,
  };
}

/**
 * Since revision 2026-05-20, the text is the content of `model_output` steps; earlier revisions list it in `outputs`.
 */
const stepTexts = (body: Fields): Fields[] =>
  listObjects(body.steps)
    .filter(({ type, model_output: output }) => type === 'model_output' || output !== undefined)
    .flatMap((step) => listObjects(step.content ?? toObject(step.model_output).content));
