import { createHmac } from 'node:crypto';
import type { CallContext, Clock, UpstreamGateway, NameMask } from '@corroborate/domain';
import { OpenAiChecker } from '../checker/openai.checker.adapter';
import type { ReasonerTasks, ReasoningService } from '../reasoner.port';
import { createRulesReasoner } from '../rules/rules.reasoner';
import { ModelReasoner } from './model.reasoner';
import { ModelSession } from './model.session';
import { OpenAiChat } from './openai.chat.adapter';
import type { ModelProvider, Models } from './provider';
import type { QualifiedReaders } from './qualified.reading';

export interface ModelReasoningOptions extends Models {
  /** Tasks for models; rules perform all others. */
  tasks: readonly string[];
  /** Absent if all readers are treated as qualified. */
  qualified?: QualifiedReaders | null;
}

/** Reasoning with rules and models. Exhausted credit of a provider is remembered across stages. */
export function createModelReasoning(
  tasks: ReasonerTasks,
  models: ModelReasoningOptions,
  gateway: UpstreamGateway,
  clock: Clock,
): ReasoningService {
  const rules = createRulesReasoner(tasks);
  const chats = new Map(
    [...models.first, ...models.critic].map((one) => [one.name, new OpenAiChat(one, gateway, clock)]),
  );
  const chatsOf = (all: readonly ModelProvider[]) => all.flatMap(({ name }) => chats.get(name) ?? []);
  const checker = models.checker && {
    port: new OpenAiChecker(models.checker, gateway, clock),
    role: models.checker.role,
  };
  const readers = {
    first: chatsOf(models.first),
    critic: chatsOf(models.critic),
    checker,
    tasks: models.tasks,
    secret: deriveSecret(models),
  };
  return {
    open: (context: CallContext, mask?: NameMask | null) =>
      new ModelReasoner(rules, new ModelSession(readers, context, mask ?? null), models.qualified),
  };
}

/**
 * Secret derived from the API key of the first model. All processes share it, so that cached answers are reused, and
 * page authors cannot know it. Without a key, it is random for each process.
 */
function deriveSecret({ first }: Models): Buffer | undefined {
  const key = first.map(({ apiKey }) => apiKey).find((one) => one !== 'none');
  return key === undefined ? undefined : createHmac('sha256', key).update('order of statements').digest();
}
