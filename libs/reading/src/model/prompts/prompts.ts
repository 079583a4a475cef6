import { readFileSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';
import { shippedPath } from '@corroborate/text';

/** Text and version of a prompt. */
export interface Prompt {
  name: string;
  version: number;
  text: string;
}

const PROMPT_HEADER = /^# ([a-z-]{1,40}), version (\d{1,4})\n\n/;

/**
 * Reads `data/prompts/<name>.md`: a line with name and version, an empty line, the text. @throws CorroborateError
 * `invalid-configuration` with file and problem
 */
export function readPrompt(name: string, text: string): Prompt {
  const head = PROMPT_HEADER.exec(text);
  const words = head ? text.slice(head[0].length).trim() : '';
  if (!head || head[1] !== name || !words)
    throw new CorroborateError('invalid-configuration', `data/prompts/${name}.md is not a valid prompt.`, {
      hint: `Its first line must be “# ${name}, version 1”, followed by an empty line and the instructions.`,
    });
  return { name, version: Number(head[2]), text: words };
}

const PROMPT_CACHE = new Map<string, Prompt>();

/** The prompt of that name, cached. */
export function loadPrompt(name: string): Prompt {
  const found = PROMPT_CACHE.get(name) ?? readPrompt(name, readPromptFile(name));
  PROMPT_CACHE.set(name, found);
  return found;
}

function readPromptFile(name: string): string {
  const path = shippedPath('prompts', `${name}.md`);
  return path ? readFileSync(path, 'utf8') : '';
}
