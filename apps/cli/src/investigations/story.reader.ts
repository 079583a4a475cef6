import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { CorroborateError } from '@corroborate/domain';
import { printableLine } from '@corroborate/terminal';
import type { Story } from './story.policy';

/** Arguments of `corroborate investigate`. */
export interface GivenStory {
  /** Headline, URL, or `-` for standard input; optional if other options describe the story. */
  story?: string;
  url?: string;
  textFile?: string;
  date?: string;
  place?: string;
  language?: string;
}

const STANDARD_INPUT = '-';
/** Maximum length of a text in bytes; no article is longer. */
const MAX_TEXT_LENGTH = 4_000_000;
/** Maximum number of characters for a first line to be taken as the headline. */
const MAX_HEADLINE_LENGTH = 300;

/**
 * Builds the story from a headline, a URL, or a text with its headline in the first line.
 * @throws CorroborateError `invalid-input`
 */
export async function readStory(given: GivenStory, stdin: Readable): Promise<Story> {
  const { headline, url, file } = classifyInputs(given);
  const text = file === null ? null : await textOf(file, stdin);
  return {
    headline: headline ?? (text === null ? null : firstLine(text, file ?? '')),
    url,
    text,
    date: given.date ?? null,
    place: given.place ?? null,
    language: given.language ?? null,
  };
}

function classifyInputs({ story, url, textFile }: GivenStory) {
  const sorted = { headline: null, url: url ?? null, file: textFile ?? null };
  if (story === undefined) return url === undefined && textFile === undefined ? throwNoStory() : sorted;
  if (story.trim() === '') throw noInputError('The title is empty.');
  if (story === STANDARD_INPUT) return { ...sorted, file: assertSingle(story, textFile, '--text-file') };
  const address = findUrl(story);
  if (address !== null) return { ...sorted, url: assertSingle(address, url, '--url') };
  return { ...sorted, headline: story };
}

/** Recognizes a URL with or without `https://`: a single word with a dot is never a headline. */
function findUrl(story: string): string | null {
  if (/^https?:\/\/\S+$/i.test(story)) return story;
  return /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?:[/?]\S*)?$/i.test(story) ? `https://${story}` : null;
}

/** @throws CorroborateError `invalid-input` for conflicting values */
function assertSingle(value: string, also: string | undefined, option: string): string {
  if (also === undefined || also === value) return value;
  throw new CorroborateError('invalid-input', `${value} and ${option} ${also} cannot be combined.`, {
    hint: 'Give only one of them, or give a headline in quotes instead of the first.',
  });
}

const throwNoStory = (): never => {
  throw noInputError('No story was given.');
};
const noInputError = (message: string): CorroborateError =>
  new CorroborateError('invalid-input', message, {
    hint:
      'Give a headline or claim in quotes, the URL of a page, or a text with --text-file (- is standard ' + 'input).',
  });

function firstLine(text: string, file: string): string {
  const line = text.split('\n').find((one) => printableLine(one) !== '');
  if (line === undefined) throw noInputError(`${nameOf(file)} is empty.`);
  const whole = line.trim();
  return whole.length <= MAX_HEADLINE_LENGTH ? whole : `${whole.slice(0, MAX_HEADLINE_LENGTH - 1).trimEnd()}…`;
}

const nameOf = (file: string): string => (file === STANDARD_INPUT ? 'Standard input' : file);

async function textOf(file: string, stdin: Readable): Promise<string> {
  try {
    return await readAll(file === STANDARD_INPUT ? stdin : createReadStream(file), file);
  } catch (cause) {
    if (cause instanceof CorroborateError) throw cause;
    throw new CorroborateError('invalid-input', `${nameOf(file)} cannot be read.`, {
      cause,
      hint: 'Give the path of a text file, or - for standard input.',
    });
  }
}

async function readAll(stream: Readable, file: string): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer | string>) {
    parts.push(Buffer.from(part));
    bytes += parts.at(-1)?.length ?? 0;
    if (bytes > MAX_TEXT_LENGTH)
      throw new CorroborateError('invalid-input', `${nameOf(file)} is larger than ${MAX_TEXT_LENGTH / 1e6} MB.`, {
        hint: 'Give the text of a single article.',
      });
  }
  return Buffer.concat(parts).toString('utf8');
}
