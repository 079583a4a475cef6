import type { CallContext, Clock, Door, NameMask } from '@corroborate/domain';
import type { ReasonerTasks, ReasoningDesk } from '../reasoner.port';
import { createRulesReasoner } from '../rules.reasoner';
import { ModelReasoner } from './model.reasoner';
import { ModelSession } from './model.session';
import { OpenAiChat } from './openai.chat.adapter';
import type { Models } from './provider';

export interface ModelTerms extends Models {
  /** Names of the tasks that models are asked; all others stay with the rules. */
  tasks: readonly string[];
}

/** Rules with one or two models beside them. Providers remember across stages that their credit is used up. */
export function createModelDesk(tasks: ReasonerTasks, models: ModelTerms, door: Door, clock: Clock): ReasoningDesk {
  const rules = createRulesReasoner(tasks);
  const first = new OpenAiChat(models.first, door, clock);
  const critic = models.critic && new OpenAiChat(models.critic, door, clock);
  return {
    open: (context: CallContext, mask?: NameMask | null) =>
      new ModelReasoner(
        rules,
        new ModelSession({ first, critic, tasks: models.tasks }, context, mask ?? null),
        models.reading,
      ),
  };
}
