import { z } from 'zod';

/** The message of a chat completion in the forms that servers give it. */
export const messageSchema = z.object({
  content: z.unknown().optional(),
  refusal: z.string().nullish(),
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
  tool_calls: z.unknown().optional(),
});

type Message = z.infer<typeof messageSchema>;

const textPart = z.object({ type: z.enum(['text', 'output_text']).optional(), text: z.string() });
const toolCalls = z.array(z.object({ function: z.object({ arguments: z.unknown() }) }));

/** Control tokens of chat templates that some servers leave in the text. */
const CONTROL_TOKEN = /<[|｜][^|｜<>]{1,40}[|｜]>|<\/?s>|<(?:end|start)_of_turn>|\[\/?INST\]/gu;

/**
 * The texts that may hold the answer, in the order in which they are believed. A server that takes the whole answer for
 * thinking leaves all else blank: only then is it looked for there.
 */
export function answerTexts({ content, tool_calls, reasoning_content, reasoning }: Message): string[] {
  const given = [contentText(content), toolArguments(tool_calls)].filter((text) => !isBlank(text));
  const thought = [plainText(reasoning_content), plainText(reasoning)].filter((text) => !isBlank(text));
  return given.length > 0 ? given : thought.slice(0, 1);
}

const isBlank = (text: string): boolean => text.replace(CONTROL_TOKEN, '').replace(NO_THOUGHT, '').trim() === '';
/** Templates that switch thinking off leave its empty frame. */
const NO_THOUGHT = /<think>\s{0,20}<\/think>/gu;

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parts that hold thinking, images or anything but text are left out. */
function contentText(content: unknown): string {
  if (Array.isArray(content)) return content.map(partText).join('');
  if (typeof content === 'object' && content !== null) return JSON.stringify(content);
  return plainText(content);
}

const partText = (part: unknown): string =>
  typeof part === 'string' ? part : (textPart.safeParse(part).data?.text ?? '');

function toolArguments(calls: unknown): string {
  const only = toolCalls.safeParse(calls).data;
  if (only?.length !== 1) return '';
  const given = only[0]?.function.arguments;
  return typeof given === 'object' && given !== null ? JSON.stringify(given) : plainText(given);
}
