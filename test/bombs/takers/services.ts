import { createResearch, readModels } from '@corroborate/reading';
import { WaybackSaver } from '@corroborate/evidence';
import type { UpstreamGateway } from '@corroborate/domain';
import { z } from 'zod';
import { JinaCopies } from '../../../libs/pages/src/copies/jina.copies.adapter';
import { WaybackCopies } from '../../../libs/pages/src/copies/wayback.copies.adapter';
import { OpenAiChecker } from '../../../libs/reading/src/checker/openai.checker.adapter';
import { answerTexts } from '../../../libs/reading/src/model/answer/message.text';
import { readAnswers } from '../../../libs/reading/src/model/answer/read.answer';
import { OpenAiChat } from '../../../libs/reading/src/model/openai.chat.adapter';
import { checkerServer } from '../../../libs/reading/src/testing/checker.server.fixture';
import { JSON_BOMBS, TEXT_BOMBS, type Bombs } from '../bombs';
import type { AnswerTaker, BytesTaker, Family, Outside } from '../taker';
import { CLOCK, SETTINGS, STORY } from '../world';

const jsonFrom = (value: unknown) => ({ 'https://': { body: JSON.stringify(value), type: 'application/json' } });

/** Models refuse with a reason and without a code. */
const withoutCode = async (asked: Promise<{ kind: string; reason?: string }>) => {
  const { kind, reason } = await asked;
  return { kind: kind === 'failed' ? 'refused' : kind, reason };
};

const completion = (content: string, logprobs: unknown = null) => ({
  choices: [{ message: { content, refusal: null }, finish_reason: 'stop', logprobs }],
  usage: { prompt_tokens: 100, completion_tokens: 10 },
});

const MODEL_FILES = [
  ...['chat.schema', 'chat.usage', 'openai.chat.adapter', 'openai.loader', 'openai.caller', 'openai.failures'],
  'refused.parameters',
].map((file) => `libs/reading/src/model/${file}.ts`);
const TASK = {
  name: 'word',
  prompt: { name: 'word', version: 1, text: 'Say a word.' },
  data: [{ passage: 'p1', text: 'A word.' }],
  schema: z.object({ words: z.array(z.string().max(200)).max(10) }),
};

const chat: AnswerTaker = {
  name: 'model: chat',
  files: [...MODEL_FILES, 'libs/providers/src/gateway.fetch.ts'],
  proper: jsonFrom(completion(JSON.stringify({ words: ['yes'] }))),
  ask: ({ gateway, context }) => {
    const known = readModels({ ...SETTINGS, REASONER: 'model', REASONER_PROVIDER: ['openai'] });
    return withoutCode(new OpenAiChat(known!.first[0]!, gateway, CLOCK).ask(TASK, context));
  },
};

const repeated =
  (unit: string): Bombs[string] =>
  ({ bytes }) =>
    unit.repeat(Math.floor(bytes / unit.length));

/** What a model writes is searched for one JSON value, and nearly JSON is repaired. */
const ANSWER_BOMBS: Bombs = {
  ...TEXT_BOMBS,
  ...JSON_BOMBS,
  'many objects': repeated('{}'),
  'many objects of the shape': repeated('{"words":["yes"]} '),
  'many objects that are nearly JSON': repeated("{words:['yes',]} "),
  'one object that is nearly JSON': ({ bytes }) => `{words:[${"'yes',".repeat(Math.floor(bytes / 6))}]}`,
  'encoded texts': repeated('"{}" '),
  'brackets that never close': repeated('{"a":['),
  'strings that never close': repeated('["\\'),
  'thinking that begins and ends': repeated('<think></think>'),
  'thinking that never ends': repeated('<think>{}'),
  'channels of thinking': repeated('<|channel|>analysis{"a":1}<|channel|>final'),
  'control tokens': repeated('<|im_end|>'),
};
const answer: BytesTaker = {
  name: 'model: words of an answer',
  files: ['json.candidates', 'json.repair', 'read.answer'].map((file) => `libs/reading/src/model/answer/${file}.ts`),
  proper: JSON.stringify({ words: ['yes'] }),
  bytes: 400_000,
  bombs: ANSWER_BOMBS,
  take: (body) => {
    const texts = answerTexts({ content: body.toString() });
    const read = readAnswers(texts, TASK.schema);
    return read.ok ? { kind: 'found' } : { kind: 'refused', reason: read.problem };
  },
};

const CHECKS = {
  chat: completion('Yes', {
    content: [{ token: 'Yes', logprob: -0.1, top_logprobs: [{ token: 'Yes', logprob: -0.1 }] }],
  }),
  classify: { data: [{ probs: [0.1, 0.9] }], usage: { prompt_tokens: 50 } },
};

const checks = (['chat', 'classify'] as const).map((protocol): AnswerTaker => ({
  name: `checker: ${protocol}`,
  files: ['checker.answers', 'openai.checker.adapter'].map((file) => `libs/reading/src/checker/${file}.ts`),
  proper: jsonFrom(CHECKS[protocol]),
  ask: ({ gateway, context }) => {
    const server = checkerServer({ protocol, baseUrl: 'https://own-models.example/v1' });
    return withoutCode(
      new OpenAiChecker(server, gateway, CLOCK).check({ document: 'It rained.', claim: 'It was wet.' }, context),
    );
  },
}));

const RESEARCH: Record<string, unknown> = {
  openai: {
    id: 'resp_1',
    status: 'completed',
    output: [
      { type: 'web_search_call', action: { sources: [{ url: STORY }] } },
      {
        type: 'message',
        content: [{ type: 'output_text', text: 'A report', annotations: [{ url: STORY, title: 'Ferry' }] }],
      },
    ],
  },
  gemini: {
    id: 'v1_1',
    status: 'completed',
    outputs: [{ type: 'text', text: 'A report', annotations: [{ source: STORY, url: STORY, title: 'Ferry' }] }],
  },
};

const ADAPTERS: Record<string, string> = { openai: 'responses', gemini: 'gemini', xai: 'responses' };

function researchTaker(name: 'openai' | 'gemini' | 'xai', what: 'start' | 'look'): AnswerTaker {
  const files = [`${ADAPTERS[name]}.research`, 'background.research.adapter', 'answer.policy', 'leads.policy'];
  return {
    name: `research ${name}: ${what}`,
    files: files.map((file) => `libs/reading/src/research/${file}.ts`),
    proper: jsonFrom(RESEARCH[name] ?? RESEARCH.openai),
    ask: ({ gateway, context }) => {
      const [provider] = createResearch({ ...SETTINGS, DEEP_RESEARCH: [name] }, { gateway, clock: CLOCK });
      return provider![what](what === 'start' ? 'Did the ferry run aground?' : 'resp_1', context);
    },
  };
}

export const models: Family = {
  open: async () => ({
    takers: [
      chat,
      answer,
      ...checks,
      ...(['openai', 'gemini'] as const).flatMap((name) => [researchTaker(name, 'start'), researchTaker(name, 'look')]),
      researchTaker('xai', 'start'),
    ],
  }),
};

const READ = { title: 'Ferry aground', url: STORY, content: 'The ferry ran aground off Pell Island on Saturday.' };

const copyTaker = (source: 'archive' | 'reader', file: string): AnswerTaker => ({
  name: `copies: ${source}`,
  files: [`libs/pages/src/copies/${file}.ts`],
  ...(source === 'reader' ? { proper: jsonFrom({ code: 200, data: READ }) } : {}),
  ask: async (outside) => {
    const deps = { ...outside, clock: CLOCK, settings: SETTINGS };
    const copies = source === 'archive' ? new WaybackCopies(deps) : new JinaCopies(deps);
    for await (const copy of copies.copies({ asked: STORY, address: STORY }, outside.context)) return copy;
    return { kind: 'nothing-found', reason: 'there is no copy' };
  },
});

const saver = ({ gateway }: { gateway: UpstreamGateway }) =>
  new WaybackSaver(gateway, { key: 'key', secret: 'secret' }, CLOCK);

const saves: AnswerTaker[] = [
  {
    name: 'public copies: order',
    files: ['save-answer.policy', 'wayback.saver'].map((file) => `libs/evidence/src/public-copies/${file}.ts`),
    proper: jsonFrom({ url: STORY, job_id: 'spn2-1' }),
    ask: (outside: Outside) => saver(outside).requestCopy(STORY, outside.context),
  },
  {
    name: 'public copies: look',
    files: ['libs/evidence/src/public-copies/wayback.saver.ts'],
    proper: jsonFrom({ status: 'success', timestamp: '20261018120000', job_id: 'spn2-1', outlinks: ['a'] }),
    ask: (outside: Outside) => saver(outside).readStatus('spn2-1', outside.context),
  },
];

export const copies: Family = {
  open: async () => ({
    takers: [copyTaker('archive', 'wayback.copies.adapter'), copyTaker('reader', 'jina.copies.adapter'), ...saves],
  }),
};
