import { classifiedCheck, classifyIn } from './checker.answers';
import { answerToCheck, complete } from './model.upstream';
import { json, jsonBody, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const NAME = 'own-models';

/**
 * A server of one's own, as Ollama and vLLM are: chat completions of any model, and a classification API. It stands at
 * `http://own-models.example/v1`, with the classification beside it.
 */
export const ownModels: Upstream = {
  name: NAME,
  serves: (host) => host === 'own-models.example',
  handle: (request, context) => {
    if (request.method !== 'POST') return notFound();
    if (request.url.pathname === '/v1/chat/completions') return complete(NAME, request, context);
    return request.url.pathname === '/classify' ? classify(request, context) : notFound();
  },
};

async function classify(request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const body = jsonBody(request);
  const check = body && classifyIn(body);
  if (!check) return json({ error: { message: 'No input.', type: 'BadRequestError', param: null, code: 400 } }, 400);
  return classifiedCheck(check, await answerToCheck(NAME, check, context));
}
