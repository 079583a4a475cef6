import { MODEL_BEHAVIOURS, type ModelBehaviour } from '../world/world.types';
import { answerOf } from './model.answers';
import { givenIn } from './model.given';
import { NotesReader, readerKindOf, type ReaderKind } from './notes/notes.reader';
import { byRecord, recordedKindOf, type RecordedKind } from './recorded/recorded.reader';
import { json, jsonBody, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

/**
 * Language models behind OpenAI-compatible chat completions. They know nothing but the words they are sent. How one
 * behaves is chosen by the model's name (`…-obeys`).
 */
export const languageModels: readonly Upstream[] = [
  createModel('openai', 'api.openai.com', '/v1/chat/completions'),
  createModel('gemini', 'generativelanguage.googleapis.com', '/v1beta/openai/chat/completions'),
  createModel('xai', 'api.x.ai', '/v1/chat/completions'),
];

function createModel(name: string, host: string, path: string): Upstream {
  return {
    name,
    serves: (candidate) => candidate === host,
    handle: (request, context) =>
      request.url.pathname === path && request.method === 'POST' ? complete(name, request, context) : notFound(),
  };
}

export async function complete(name: string, request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!key || key.startsWith('bad'))
    return error(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
  const body = jsonBody(request);
  const asked = body && questionIn(body);
  if (!asked)
    return error(
      400,
      'We could not parse the JSON body of your request, or it has no messages.',
      'invalid_request_error',
      null,
    );
  const recorded = recordedKindOf(asked.model);
  if (recorded) return fromRecord(asked, recorded, context);
  const kind = readerKindOf(asked.model);
  if (kind && BY_NOTES.has(asked.shape)) return fromNotes(asked, kind, context);
  context.onAsked({ task: asked.shape });
  const behaviour = behaviourOf(asked.model);
  if (behaviour === 'out-of-credit') return outOfCredit(name);
  const answer = JSON.stringify(answerOf(asked.shape, givenIn(asked.message), behaviour));
  return completion(asked, behaviour === 'broken-json' ? broken(answer, asked.message.length) : answer);
}

const BY_NOTES = new Set(['page-notes', 'stance', 'vouching']);

async function fromNotes(asked: Question, kind: ReaderKind, context: UpstreamContext): Promise<Reply> {
  const reader = await NotesReader.of(context);
  const given = givenIn(asked.message);
  const { wrong, ...answer } = reader.answer(asked.shape, given, kind);
  context.onAsked({ task: asked.shape, wrong });
  return completion(asked, JSON.stringify(answer));
}

/** What nobody answered is an error: a guess would be measured as if it were a reading. */
function fromRecord(asked: Question, kind: RecordedKind, { answers, onAsked }: UpstreamContext): Reply {
  const { key, answer, open, outdated } = byRecord(asked, kind, answers);
  onAsked({ task: asked.shape, open, outdated });
  return answer === undefined
    ? error(422, `No answer is recorded: ${asked.shape} ${key}`, 'invalid_request_error', 'answer_not_recorded')
    : completion(asked, JSON.stringify(answer));
}

interface Question {
  model: string;
  shape: string;
  system: string;
  message: string;
  schema: unknown;
  tokens: number;
}

function questionIn(body: Record<string, unknown>): Question | null {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: unknown; content?: unknown }[]) : [];
  const texts = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const format = body.response_format as { json_schema?: { name?: unknown; schema?: unknown } } | undefined;
  if (texts.length === 0 || typeof body.model !== 'string') return null;
  const shape = typeof format?.json_schema?.name === 'string' ? format.json_schema.name : '';
  const [system, message] = [texts.slice(0, -1).join('\n\n'), texts.at(-1) ?? ''];
  const { schema } = format?.json_schema ?? {};
  return { model: body.model, shape, system, message, schema, tokens: tokensOf(texts.join(' ')) };
}

export const behaviourOf = (model: string): ModelBehaviour =>
  MODEL_BEHAVIOURS.find((one) => one !== 'behaves' && model.endsWith(one)) ?? 'behaves';

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** Cut short in the middle, or whole and of another shape. */
const broken = (answer: string, salt: number): string =>
  salt % 2
    ? `Sure! Here is the JSON: ${answer.slice(0, answer.length / 2)}`
    : '{"verdict":"certified","answers":"all of them"}';

function completion({ model, tokens }: Question, content: string): Reply {
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

export function outOfCredit(name: string): Reply {
  if (name === 'xai') return error(402, 'Your team has used all available credits.', 'billing_error', null);
  return error(
    429,
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'insufficient_quota',
  );
}

const error = (status: number, message: string, type: string, code: string | null): Reply =>
  json({ error: { message, type, param: null, code } }, status);
