import { complete } from '../../upstreams/model.upstream';
import { json, jsonBody, notFound } from '../../upstreams/replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from '../../upstreams/upstream.types';
import {
  parseCheck,
  answerCheck,
  classifiedCheck,
  parseClassify,
  completedCheck,
  type CheckQuestion,
} from './checker.answers';
import { getBehavior, outOfCredit, playedModel } from './played-models.upstream';

const NAME = 'own-models';

/**
 * A local model server like Ollama and vLLM: chat completions of any model, and a classification API, at
 * `http://own-models.example/v1`.
 */
export const ownModels: Upstream = {
  name: NAME,
  serves: (host) => host === 'own-models.example',
  handle: (request, context) => {
    if (request.method !== 'POST') return notFound();
    if (request.url.pathname === '/v1/chat/completions') return chat(request, context);
    return request.url.pathname === '/classify' ? classify(request, context) : notFound();
  },
};

async function chat(request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const check = parseCheck(jsonBody(request) ?? {});
  return check && hasKey(request)
    ? completedCheck(check, await answerToCheck(check, context))
    : complete(request, (asked) => playedModel(asked, context, NAME));
}

const hasKey = ({ headers }: UpstreamRequest): boolean => /^Bearer (?!bad)\S+$/i.test(headers.authorization ?? '');

/** A checker's answer, or its error. */
async function answerToCheck(check: CheckQuestion, context: UpstreamContext) {
  const behaviour = getBehavior(check.model);
  return behaviour === 'out-of-credit' ? outOfCredit(NAME) : answerCheck(check, behaviour, context);
}

async function classify(request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const body = jsonBody(request);
  const check = body && parseClassify(body);
  if (!check) return json({ error: { message: 'No input.', type: 'BadRequestError', param: null, code: 400 } }, 400);
  return classifiedCheck(check, await answerToCheck(check, context));
}
