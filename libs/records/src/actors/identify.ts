import type { IdentifyActor } from '../registers/record.types';
import type { EntityIndex } from './actor.types';
import { chooseEntity } from './choose-entity.policy';

/**
 * Resolves a short name with the first available entity index. The profile uses the same query, so
 * it is answered from the cache.
 */
export function createIdentifier([index]: readonly EntityIndex[]): IdentifyActor {
  return async (topic, actor, context) => {
    if (!index) return null;
    const outcome = await index.find(actor.name, topic.language, context).catch(() => null);
    const known = {
      name: actor.name,
      kind: actor.kind,
      reasons: actor.reasons,
      aliases: actor.aliases ?? [],
      role: null,
    };
    const chosen = outcome?.kind === 'found' ? chooseEntity(outcome.value, known, topic).chosen : null;
    if (!chosen) return null;
    const holders = [
      ...(chosen.lei === null ? [] : [`lei:${chosen.lei}`]),
      ...(chosen.cik === null ? [] : [`cik:${Number(chosen.cik)}`]),
    ];
    return { aliases: [chosen.label, ...chosen.aliases], holders };
  };
}
