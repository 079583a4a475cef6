import { createReason, type Topic } from '@corroborate/domain';
import { judgeBearing } from '../registers/judge/bearing.policy';
import type { PublicRecord, RecordQuery, RecordRegister } from '../registers/record.types';
import type { ActorProfile, EntityIndex, KeyActor } from './actor.types';
import type { ActorQuerySession } from './asking';
import { chooseEntity } from './choose-entity.policy';
import { addEntity, addLegalEntity } from './profile.builder';

export interface IdentitySources {
  entities: readonly EntityIndex[];
  /** All registers; only the one for legal entities is queried. */
  registers: readonly RecordRegister[];
}

export interface IdentityBrief {
  topic: Topic;
  asking: ActorQuerySession;
}

/** Identifies an actor in a knowledge base, and a company in the register of legal entities. */
export class IdentityLookup {
  constructor(private readonly sources: IdentitySources) {}

  async of(profile: ActorProfile, brief: IdentityBrief): Promise<ActorProfile> {
    const [index] = this.sources.entities;
    if (!index) return profile;
    const { topic, asking } = brief;
    const candidates = await asking.ask(
      { provider: index.name, query: profile.name, strategy: 'actor-identity' },
      (context) => index.find(profile.name, topic.language, context),
      (all) => all.length,
    );
    const with_ =
      candidates === null
        ? withUnansweredState(profile, asking)
        : addEntity(profile, chooseEntity(candidates, profile, topic), index.title);
    return with_.kind === 'company' ? this.registered(with_, brief) : with_;
  }

  /** The legal entity, by its number if the knowledge base gives one, otherwise by name if unique. */
  private async registered(profile: ActorProfile, { topic, asking }: IdentityBrief): Promise<ActorProfile> {
    const register = this.sources.registers.find(({ manifest }) => manifest.name === 'gleif');
    if (!register) return profile;
    const actor = {
      ...profile,
      holders: profile.identifiers.filter(({ scheme }) => scheme === 'lei').map(({ value }) => `lei:${value}`),
    };
    const records = await asking.ask(
      { provider: register.manifest.name, query: profile.name, strategy: 'actor-identity' },
      (context) => register.find(allRecordsQuery(profile), context),
      (all) => all.length,
    );
    const same = (records ?? []).filter(
      (record) =>
        judgeBearing(topic, actor, record, { manifest: register.manifest, namesakes: countNamesakes(records ?? []) })
          .bearing !== 'unrelated',
    );
    return addLegalEntity(profile, same, register.manifest.title);
  }
}

/** A query for all records of an actor. */
export const allRecordsQuery = ({ name, kind, reasons }: KeyActor): RecordQuery => ({
  actor: { name, kind, reasons },
  from: null,
  to: null,
});

/** Number of bodies under these names that have a number of their own. */
const countNamesakes = (records: readonly PublicRecord[]): number => new Set(records.map(({ id }) => id)).size;

function withUnansweredState(profile: ActorProfile, { coverage }: ActorQuerySession): ActorProfile {
  const entry = coverage.findLast(
    ({ query, strategy }) => query === profile.name.slice(0, 200) && strategy === 'actor-identity',
  );
  const state = entry?.outcome === 'nothing-found' ? 'not found' : 'not asked';
  const why = entry?.reason
    ? createReason('identity.no-answer', { told: entry.reason })
    : createReason('identity.not-asked');
  return { ...profile, identity: { state, reasons: [why], candidates: [] } };
}
