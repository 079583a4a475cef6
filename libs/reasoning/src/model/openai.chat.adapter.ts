import { createHmac, randomBytes } from 'node:crypto';
import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { fence } from '../fence.policy';
import { prompt } from '../prompts/prompts';
import type { Chat, ChatAnswer, ChatTask } from './chat.port';
import { completionSchema } from './chat.schema';
import { OpenAiCaller } from './openai.caller';
import { failed, type Tried } from './openai.failures';
import { openaiSchemas } from './openai.loader';
import type { ModelProvider } from './provider';

/**
 * Unknown to anybody outside this process; the boundary of a fence is made with it, so the same question finds its
 * cached answer.
 */
const SECRET = randomBytes(32);

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
        body: (attempt) => this.bodyOf(task, attempt),
        put: (client, body) => client.chat.completions.create(body),
        read: (answer) => read(answer, task),
      },
      context,
    );
  }

  private bodyOf<T>(task: ChatTask<T>, attempt: number) {
    const { name, maxOutputTokens } = this.settings;
    return {
      model: this.model,
      messages: messagesOf(task, attempt),
      response_format: openaiSchemas().zodResponseFormat(task.schema, task.name),
      // The newest models of OpenAI want the one name and refuse a temperature; everybody else knows the other.
      ...(name === 'openai'
        ? { max_completion_tokens: maxOutputTokens }
        : { max_tokens: maxOutputTokens, temperature: 0 }),
    };
  }
}

/**
 * System and user words; foreign text only inside the fence. A second try asks in other words, else the cache would
 * answer.
 */
function messagesOf<T>(task: ChatTask<T>, attempt: number) {
  const boundary = createHmac('sha256', SECRET).update(JSON.stringify(task.data)).digest('base64url').slice(0, 22);
  const again =
    attempt > 1
      ? '\nYour last answer did not have the required shape. Answer with one JSON object of that shape and nothing ' +
        'else.'
      : '';
  return [
    { role: 'system' as const, content: `${prompt('reader').text}\n\n${task.prompt.text}${again}` },
    {
      role: 'user' as const,
      content:
        'The data, one JSON object a line, between the two marks with the word ' +
        `${boundary}:\n${fence(task.data, boundary)}`,
    },
  ];
}

function read<T>(completion: unknown, task: ChatTask<T>): Tried<T> {
  const parsed = completionSchema.safeParse(completion);
  const choice = parsed.data?.choices[0];
  if (!choice) return failed('its answer is not a chat completion', { again: true });
  if (choice.message.refusal) return failed('it refused to answer');
  if (choice.finish_reason === 'length') return failed('its answer was cut off at the longest length allowed');
  const value = task.schema.safeParse(jsonIn(choice.message.content ?? ''));
  return value.success
    ? { kind: 'answered', value: value.data }
    : failed('its answer does not have the required shape', { again: true });
}

/** Some servers put the JSON into a code fence though they were asked not to. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(
      content
        .trim()
        .replace(/^```(?:json)?\s*/i, '')
        .replace(/```$/, ''),
    );
  } catch {
    return undefined;
  }
}
