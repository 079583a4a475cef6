import { findRecorded, getRecordedKind, type AskedRequest } from './recorded/recorded.reader';
import { json, jsonBody, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

/** A chat completion request. */
export interface ChatRequest extends AskedRequest {
  model: string;
  tokens: number;
}

/** Response of a provider's model in the sandbox of this context. */
export type ChatModel = (asked: ChatRequest, context: UpstreamContext, provider: string) => Reply | Promise<Reply>;

/** Language models behind OpenAI-compatible chat completions, with recorded answers. */
export const languageModels = createModels(recordedReply);

/** A model at the URL of each provider. */
export function createModels(model: ChatModel): readonly Upstream[] {
  return [
    createModel({ name: 'openai', host: 'api.openai.com', path: '/v1/chat/completions' }, model),
    createModel(
      { name: 'gemini', host: 'generativelanguage.googleapis.com', path: '/v1beta/openai/chat/completions' },
      model,
    ),
    createModel({ name: 'xai', host: 'api.x.ai', path: '/v1/chat/completions' }, model),
  ];
}

function createModel({ name, host, path }: { name: string; host: string; path: string }, model: ChatModel): Upstream {
  return {
    name,
    serves: (candidate) => candidate === host,
    handle: (request, context) =>
      request.url.pathname === path && request.method === 'POST'
        ? complete(request, (asked) => model(asked, context, name))
        : notFound(),
  };
}

export function complete(
  request: UpstreamRequest,
  answer: (asked: ChatRequest) => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!key || key.startsWith('bad'))
    return chatError(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
  const body = jsonBody(request);
  const asked = body && parseChatRequest(body);
  if (asked) return answer(asked);
  return chatError(
    400,
    'We could not parse the JSON body of your request, or it has no messages.',
    'invalid_request_error',
    null,
  );
}

/** A missing recording is an error, because a guess would be measured as a model's answer. */
export function recordedReply(asked: ChatRequest, { answers, onAsked }: UpstreamContext): Reply {
  const kind = getRecordedKind(asked.model);
  if (!kind)
    return chatError(
      404,
      `The model ${JSON.stringify(asked.model)} does not exist.`,
      'invalid_request_error',
      'model_not_found',
    );
  const { key, answer, open, outdated } = findRecorded(asked, kind, answers);
  onAsked({ task: asked.shape, open, outdated });
  return answer === undefined
    ? chatError(422, `No answer is recorded: ${asked.shape} ${key}`, 'invalid_request_error', 'answer_not_recorded')
    : completion(asked, JSON.stringify(answer));
}

function parseChatRequest(body: Record<string, unknown>): ChatRequest | null {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: unknown; content?: unknown }[]) : [];
  const texts = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const format = body.response_format as { json_schema?: { name?: unknown; schema?: unknown } } | undefined;
  if (texts.length === 0 || typeof body.model !== 'string') return null;
  const shape = typeof format?.json_schema?.name === 'string' ? format.json_schema.name : '';
  const [system, message] = [texts.slice(0, -1).join('\n\n'), texts.at(-1) ?? ''];
  const { schema } = format?.json_schema ?? {};
  return { model: body.model, shape, system, message, schema, tokens: tokensOf(texts.join(' ')) };
}

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

export function completion({ model, tokens }: ChatRequest, content: string): Reply {
  const used = tokensOf(content);
  return json({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: tokens, completion_tokens: used, total_tokens: tokens + used },
  });
}

export const chatError = (status: number, message: string, type: string, code: string | null): Reply =>
  json({ error: { message, type, param: null, code } }, status);
