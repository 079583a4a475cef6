import { toObject, listObjects, stringOr, type Fields } from '@corroborate/providers';
import { providerFault, misreadFault } from './answer.policy';
import type { ResearchApi } from './background.research.adapter';
import { leadsOf } from './leads.policy';
import type { ResearchResponse } from './research.port';

/** Research via the Responses API: in background mode for OpenAI, in one long call for xAI. */
export const responsesResearch = ({
  apiKey,
  ...server
}: Pick<ResearchApi, 'baseUrl' | 'body' | 'canEnd'> & { apiKey: string }): ResearchApi => ({
  ...server,
  headers: { authorization: `Bearer ${apiKey}` },
  path: '/responses',
  read: parseResponse,
});

function parseResponse(body: Fields): ResearchResponse {
  const id = stringOr(body.id);
  if (!id) return misreadFault();
  switch (body.status) {
    case 'queued':
    case 'in_progress':
      return { kind: 'pending', id };
    // Truncated text also contains URLs.
    case 'completed':
    case 'incomplete':
      return { kind: 'done', id, ...contentOf(body), costUsd: ticksOf(body) };
    case 'failed':
    case 'cancelled':
      return providerFault(toObject(body.error).code ?? body.status);
    default:
      return misreadFault();
  }
}

function contentOf(body: Fields) {
  const output = listObjects(body.output);
  const parts = output.filter(({ type }) => type === 'message').flatMap(({ content }) => listObjects(content));
  const cited = parts.flatMap(({ annotations }) => listObjects(annotations)).map(({ url, title }) => ({ url, title }));
  const listed = Array.isArray(body.citations) ? body.citations.map((url: unknown) => ({ url })) : [];
  const searched = output.flatMap(({ action }) => listObjects(toObject(action).sources)).map(({ url }) => ({ url }));
  return {
    text: parts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: leadsOf([...cited, ...listed, ...searched]),
  };
}

/** xAI reports its cost in units of 1e-10 dollars; other providers report none. */
function ticksOf(body: Fields): number | null {
  const ticks = toObject(body.usage).cost_in_usd_ticks;
  return typeof ticks === 'number' && ticks >= 0 ? ticks * 1e-10 : null;
}
