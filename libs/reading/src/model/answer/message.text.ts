import { z } from 'zod';

/** Message of a chat completion in all variants that servers return. */
export const messageSchema = z.object({
  content: z.unknown().optional(),
  refusal: z.unknown().optional(),
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
  tool_calls: z.unknown().optional(),
  function_call: z.unknown().optional(),
});

type Message = z.infer<typeof messageSchema>;

const textPart = z.object({ type: z.enum(['text', 'output_text']).optional(), text: z.string() });
const thoughtPart = z
  .object({ text: z.string() })
  .or(z.object({ thinking: z.string() }).transform(({ thinking }) => ({ text: thinking })));
const functionCall = z.object({ arguments: z.unknown() });
/** Some servers omit the `function` level of a tool call. */
const toolCalls = z.array(
  z
    .object({ function: functionCall })
    .transform((call) => call.function)
    .or(functionCall),
);

/** Control tokens from chat templates that some servers leave in the text. */
const CONTROL_TOKEN = /<[|｜][^|｜<>]{1,40}[|｜]>|<\/?s>|<(?:end|start)_of_turn>|\[\/?INST\]/gu;

/**
 * Texts that may contain the answer, most reliable first. Some servers return the whole answer as reasoning, which is
 * used only if everything else is blank.
 */
export function answerTexts(message: Message): string[] {
  const given = [contentText(message.content), callArguments(message)].filter((text) => !isBlank(text));
  const thought = [thoughtText(message.reasoning_content), thoughtText(message.reasoning)];
  return given.length > 0 ? given : thought.filter((text) => !isBlank(text)).slice(0, 1);
}

const isBlank = (text: string): boolean => text.replace(CONTROL_TOKEN, '').replace(EMPTY_REASONING, '').trim() === '';
/** Empty tags left by templates when reasoning is disabled. */
const EMPTY_REASONING = /<think>\s{0,20}<\/think>/gu;

/** Text parts only, without reasoning or images. */
const contentText = (content: unknown): string => textOf(content, textPart);
const thoughtText = (thought: unknown): string => textOf(thought, thoughtPart);

function textOf(value: unknown, part: z.ZodType<{ text: string }>): string {
  if (!Array.isArray(value)) return plainText(value);
  return value.map((one) => (typeof one === 'string' ? one : (part.safeParse(one).data?.text ?? ''))).join('');
}

function plainText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'string' ? value : '';
}

/** Identical calls are treated as one answer; different ones are rejected later. */
function callArguments({ tool_calls, function_call }: Message): string {
  const calls = toolCalls.safeParse(tool_calls).data ?? [];
  const legacy = functionCall.safeParse(function_call).data;
  return [...calls, ...(legacy ? [legacy] : [])].map((call) => plainText(call.arguments)).join('\n');
}
