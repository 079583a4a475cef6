import { buildAnswer } from './model.answers';
import { nothingGiven } from './model.given';
import { nearest } from './nearest';
import { NotesReader, getReaderKind, type ReaderKind } from './notes/notes.reader';
import { json } from '../../upstreams/replies';
import type { Reply, UpstreamContext } from '../../upstreams/upstream.types';
import type { ModelBehaviour } from './model.reader';

/** Whether the document supports the sentence, in the prompt format of MiniCheck models. */
export interface CheckQuestion {
  model: string;
  document: string;
  claim: string;
  tokens: number;
  /** Whether the caller requests log probabilities. */
  logprobs: boolean;
}

export interface CheckAnswer {
  /** 0–1; null if the answer is neither yes nor no. */
  yes: number | null;
}

const FRAME = /^Document: ([^\n]*)\nClaim: ([^\n]*)$/;

/** The question in a yes-or-no chat completion; null for any other request. */
export function parseCheck({ model, messages, logprobs }: Record<string, unknown>): CheckQuestion | null {
  const texts = Array.isArray(messages) ? (messages as { content?: unknown }[]).map(({ content }) => content) : [];
  const last = texts.at(-1);
  const [, document, claim] = (typeof last === 'string' && FRAME.exec(last)) || [];
  if (typeof model !== 'string' || document === undefined || claim === undefined) return null;
  return { model, document, claim, tokens: tokensOf(texts.join(' ')), logprobs: logprobs === true };
}

/** The question in a classification request: document and sentence, separated by the model's end-of-text token. */
export function parseClassify({ model, input }: Record<string, unknown>): CheckQuestion | null {
  const [document, claim, more] = typeof input === 'string' ? input.split('</s>') : [];
  if (typeof model !== 'string' || document === undefined || claim === undefined || more !== undefined) return null;
  return { model, document, claim, tokens: tokensOf(`${document} ${claim}`), logprobs: true };
}

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** Probability from the world's notes on the page, or from shared words; wrong if the model's name says so. */
export async function answerCheck(
  { model, document, claim }: CheckQuestion,
  behaviour: ModelBehaviour,
  context: UpstreamContext,
): Promise<CheckAnswer> {
  const sentences = document.split(/(?<=[.!?])\s+/);
  const kind = getReaderKind(model);
  if (kind) return { yes: await byNotes(sentences, claim, kind, context) };
  if (behaviour === 'broken-json') return { yes: null };
  const passages = sentences.map((text, index) => ({ id: `p${index}`, text }));
  const given = { ...nothingGiven(), passages, claims: [{ id: 'q', text: claim }] };
  const { answers } = buildAnswer('stance', given, behaviour) as { answers: { stance: string }[] };
  return { yes: { supports: 0.96, mentions: 0.2 }[answers[0]?.stance ?? ''] ?? 0.02 };
}

/**
 * Probability for a sentence by the notes on the page. A checker does not get the topic, so the closest one is used.
 */
async function byNotes(
  sentences: readonly string[],
  claim: string,
  kind: ReaderKind,
  context: UpstreamContext,
): Promise<number> {
  const each = context.world.topics.map(({ title, summary }) =>
    nearest(claim, [{ id: title, text: `${title} ${summary ?? ''}` }]),
  );
  const about = each.reduce((best, one) => ((one?.share ?? 0) > (best?.share ?? 0) ? one : best), null)?.passage;
  const passages = sentences.map((text, index) => ({ id: `p${index}`, text }));
  const asked = { passages, claims: [{ id: 'q', text: claim }], topic: about?.id ?? null, rest: [about?.text ?? ''] };
  const reader = await NotesReader.of(context);
  const { answers } = reader.stance({ ...nothingGiven(), ...asked }, kind);
  return { supports: 0.97, mentions: 0.3, disputes: 0.02, unrelated: 0.01 }[answers[0]?.stance ?? 'unrelated'];
}

const BARE = /bare$/;

/** One word with the probabilities of yes and no; a model named `…-bare` returns only the word. */
export function completedCheck({ model, tokens, logprobs }: CheckQuestion, answer: CheckAnswer | Reply): Reply {
  if (!('yes' in answer)) return answer;
  const { yes } = answer;
  const word = yes === null ? 'Perhaps' : toWord(yes);
  const tokenLogprobs = logprobs && yes !== null && !BARE.test(model) ? logprobsOf(yes) : null;
  return json({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content: word }, logprobs: tokenLogprobs, finish_reason: 'length' },
    ],
    usage: { prompt_tokens: tokens, completion_tokens: 1, total_tokens: tokens + 1 },
  });
}

/** Probabilities of "not supported" and "supported". */
export function classifiedCheck({ model, tokens }: CheckQuestion, answer: CheckAnswer | Reply): Reply {
  if (!('yes' in answer)) return answer;
  const yes = answer.yes ?? 0.5;
  return json({
    id: 'classify-sandbox',
    object: 'list',
    created: 1,
    model,
    data: [{ index: 0, label: yes >= 0.5 ? 'LABEL_1' : 'LABEL_0', probs: [1 - yes, yes], num_classes: 2 }],
    usage: { prompt_tokens: tokens, total_tokens: tokens, completion_tokens: 0 },
  });
}

const toWord = (yes: number): string => (yes >= 0.5 ? 'Yes' : 'No');

function logprobsOf(yes: number) {
  const both = [
    { token: 'Yes', logprob: Math.log(yes), bytes: null },
    { token: 'No', logprob: Math.log(1 - yes), bytes: null },
  ].sort((a, b) => b.logprob - a.logprob);
  return { content: [{ ...both[0], top_logprobs: both }] };
}
