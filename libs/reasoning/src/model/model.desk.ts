import type { CallContext, Clock, Door, NameMask } from '@corroborate/domain';
import { OpenAiChecker } from '../checker/openai.checker.adapter';
import type { ReasonerTasks, ReasoningDesk } from '../reasoner.port';
import { createRulesReasoner } from '../rules.reasoner';
import { ModelReasoner } from './model.reasoner';
import { ModelSession } from './model.session';
import { OpenAiChat } from './openai.chat.adapter';
import type { ModelProvider, Models } from './provider';

/** Rules with models beside them. Providers remember across stages that their credit is used up. */
export function createModelDesk(tasks: ReasonerTasks, models: Models, door: Door, clock: Clock): ReasoningDesk {
  const rules = createRulesReasoner(tasks);
  const chats = new Map([...models.first, ...models.critic].map((one) => [one.name, new OpenAiChat(one, door, clock)]));
  const chatsOf = (all: readonly ModelProvider[]) => all.flatMap(({ name }) => chats.get(name) ?? []);
  const checker = models.checker && {
    port: new OpenAiChecker(models.checker, door, clock),
    role: models.checker.role,
  };
  const readers = { first: chatsOf(models.first), critic: chatsOf(models.critic), checker };
  return {
    open: (context: CallContext, mask?: NameMask | null) =>
      new ModelReasoner(rules, new ModelSession(readers, context, mask ?? null), models.reading),
  };
}
