import { createHmac, randomBytes } from 'node:crypto';
import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { fence } from '../grounding/fence.policy';
import { loadPrompt } from './prompts/prompts';
import type { Chat, ChatAnswer, ChatTask } from './chat.port';
import { completionSchema } from './chat.schema';
import { answerTexts } from './answer/message.text';
import { readAnswers } from './answer/read.answer';
import { limitParameters, type RequestFormat } from './request-format';
import { OpenAiCaller, type AttemptFormat } from './openai.caller';
import { failed, type ModelAttempt } from './openai.failures';
import { openaiSchemas } from './openai.loader';
import type { ModelProvider } from './provider';

/**
 * Secret of this process from which the boundary of the data fence is derived together with the data, so that equal
 * questions are answered from the cache.
 */
const BOUNDARY_SECRET = randomBytes(32);

/** Chat completions of any OpenAI-compatible server. */
export class OpenAiChat implements Chat {
  readonly provider: string;
  readonly model: string;
  private readonly caller: OpenAiCaller;

  constructor(
    private readonly settings: ModelProvider,
    gateway: UpstreamGateway,
    clock: Clock,
  ) {
    this.provider = settings.name;
    this.model = settings.model;
    this.caller = new OpenAiCaller(settings, gateway, clock);
  }

  ask<T>(task: ChatTask<T>, context: CallContext): Promise<ChatAnswer<T>> {
    const { maxOutputTokens } = this.settings;
    return this.caller.call(
      {
        maxOutputTokens,
        body: (form) => this.bodyOf(task, form),
        put: (client, body) => client.chat.completions.create(body),
        read: (answer) => parseCompletion(answer, task),
      },
      context,
    );
  }

  private bodyOf<T>(task: ChatTask<T>, form: AttemptFormat) {
    const format = openaiSchemas().zodResponseFormat(task.schema, task.name);
    return {
      model: this.model,
      messages: messagesOf(task, form, format.json_schema.schema),
      ...formatParameter(form.dialect, format),
      ...limitParameters(form.dialect, this.settings.maxOutputTokens),
    };
  }
}

type Format = ReturnType<ReturnType<typeof openaiSchemas>['zodResponseFormat']>;

function formatParameter({ format }: RequestFormat, response_format: Format) {
  if (format === 'none') return {};
  return { response_format: format === 'json_schema' ? response_format : { type: 'json_object' as const } };
}

/**
 * System and user messages. Untrusted text occurs only inside the data fence. A retry uses different text, because
 * otherwise it would be answered from the cache.
 */
function messagesOf<T>(task: ChatTask<T>, form: AttemptFormat, schema: unknown) {
  const boundary = createHmac('sha256', BOUNDARY_SECRET)
    .update(JSON.stringify(task.data))
    .digest('base64url')
    .slice(0, 22);
  return [
    {
      role: 'system' as const,
      content: `${loadPrompt('reader').text}\n\n${task.prompt.text}${describeSchema(form, schema)}`,
    },
    {
      role: 'user' as const,
      content:
        'The data, one JSON object a line, between the two marks with the word ' +
        `${boundary}:\n${fence(task.data, boundary)}`,
    },
  ];
}

/** The schema as text, for servers that cannot enforce it or have ignored it. */
function describeSchema({ dialect, problem, attempt }: AttemptFormat, schema: unknown): string {
  const again = attempt > 1 ? '\nYour last answer could not be used.' : '';
  const why = problem === null ? '' : ` It did not have the required shape: ${problem}`;
  if (dialect.format === 'json_schema' && problem === null) return again;
  const shape = `Answer with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`;
  return `${again}${why}\n${shape}`;
}

const REFUSAL_REASONS = new Set(['content_filter', 'refusal']);

function parseCompletion<T>(completion: unknown, task: ChatTask<T>): ModelAttempt<T> {
  const choice = completionSchema.safeParse(completion).data?.choices[0];
  if (!choice) return failed('the response is not a chat completion', { again: true });
  const { message, finish_reason } = choice;
  if (message.refusal || REFUSAL_REASONS.has(finish_reason ?? '')) return failed('the model refused to answer');
  if (finish_reason === 'length')
    return failed('the response was cut off at the output limit (MODEL_MAX_OUTPUT_TOKENS)');
  const answer = readAnswers(answerTexts(message), task.schema);
  return answer.ok
    ? { kind: 'answered', value: answer.value }
    : failed('the response does not match the required schema', { again: true, problem: answer.problem });
}
