import { withTimeLimit, type CallContext, type CoverageEntry, type Mode, type Topic } from '@corroborate/domain';
import { ACTOR_LIMITS } from '../context.thresholds';
import type { ActorProfile } from './actor.types';
import { ActorQuerySession } from './asking';
import { IdentityLookup, type IdentitySources } from './identity.lookup';
import { keyActors, type IsPublic } from './key-actors.policy';
import { actorsToLookUp, type PageActor } from './page-actors.policy';
import { bareProfile } from './profile.builder';

/** Actors of pages that were looked up. */
export interface PageActorFindings {
  /** Names queried, including those that were not identified. */
  asked: string[];
  /** Identified actors only: a name alone says nothing. */
  actors: ActorProfile[];
  coverage: CoverageEntry[];
}

export interface PageActorsAsked {
  topic: Topic;
  found: readonly PageActor[];
  /** Names queried in earlier rounds. */
  asked: readonly string[];
  mode: Mode;
}

/**
 * Identifies people and organizations that pages name, in addition to those of the topic. Does not throw for web
 * failures.
 */
export class PageActorService {
  private readonly identity: IdentityLookup;

  constructor(
    sources: IdentitySources,
    private readonly isPublic: IsPublic,
  ) {
    this.identity = new IdentityLookup(sources);
  }

  async lookFor({ topic, found, asked, mode }: PageActorsAsked, shared: CallContext): Promise<PageActorFindings> {
    const ofTopic = keyActors(topic, this.isPublic, ACTOR_LIMITS.most[mode]).actors.map(({ name }) => name);
    const known = [...ofTopic, ...asked];
    const room = Math.max(0, ACTOR_LIMITS.onPages[mode] - asked.length);
    const actors = actorsToLookUp({ topic, found, known, isPublic: this.isPublic }).slice(0, room);
    const asking = new ActorQuerySession(
      withTimeLimit(shared, ACTOR_LIMITS.deadlineMs[mode]),
      ACTOR_LIMITS.deadlineMs[mode],
    );
    const profiles = await Promise.all(actors.map((one) => this.identity.of(bareProfile(one), { topic, asking })));
    return {
      asked: actors.map(({ name }) => name),
      actors: profiles.filter(({ identity }) => identity.state === 'resolved'),
      coverage: asking.coverage,
    };
  }
}
