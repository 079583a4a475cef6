import { chatError, completion, createModels, recordedReply, type ChatModel } from '../../upstreams/model.upstream';
import { getRecordedKind } from '../../upstreams/recorded/recorded.reader';
import type { Reply } from '../../upstreams/upstream.types';
import { buildAnswer } from './model.answers';
import { parseGiven } from './model.given';
import { MODEL_BEHAVIOURS, type ModelBehaviour } from './model.reader';
import { NotesReader, getReaderKind } from './notes/notes.reader';

/**
 * A simulated model that knows only the words of the request. Its name sets its behavior (`…-obeys`), or makes it
 * answer from the world's notes (`…-notes`).
 */
export const playedModel: ChatModel = async (asked, context, provider) => {
  if (getRecordedKind(asked.model)) return recordedReply(asked, context);
  const given = parseGiven(asked.message);
  context.onAsked({ task: asked.shape });
  const kind = getReaderKind(asked.model);
  if (kind && BY_NOTES.has(asked.shape))
    return completion(asked, JSON.stringify((await NotesReader.of(context)).answer(asked.shape, given, kind)));
  const behaviour = getBehavior(asked.model);
  if (behaviour === 'out-of-credit') return outOfCredit(provider);
  const answer = JSON.stringify(buildAnswer(asked.shape, given, behaviour));
  return completion(asked, behaviour === 'broken-json' ? broken(answer, asked.message.length) : answer);
};

/** Replaces the recorded models of every provider. */
export const playedModels = createModels(playedModel);

const BY_NOTES = new Set(['page-notes', 'stance', 'vouching']);

export const getBehavior = (model: string): ModelBehaviour =>
  MODEL_BEHAVIOURS.find((one) => one !== 'behaves' && model.endsWith(one)) ?? 'behaves';

/** Truncated JSON, or valid JSON of another schema. */
const broken = (answer: string, salt: number): string =>
  salt % 2
    ? `Sure! Here is the JSON: ${answer.slice(0, answer.length / 2)}`
    : '{"verdict":"certified","answers":"all of them"}';

export function outOfCredit(provider: string): Reply {
  if (provider === 'xai') return chatError(402, 'Your team has used all available credits.', 'billing_error', null);
  return chatError(
    429,
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'insufficient_quota',
  );
}
