import { buildTopicModel } from '@corroborate/stance';
import type { PartsCase, ReadSource } from '../parts.types';
import { heldClaim } from './holds.policy';
import type { Heard } from './positions.policy';
import { spokenOn, type Spoken } from './speakers.policy';

/** Pages in which speakers are looked for; those that bear on the topic come first. */
const PAGES = 40;
/** What is said is long enough, and has words of the story. */
const TELLS = { words: 5, shared: 2 };
const tells = ({ content, shared }: Spoken): boolean =>
  content.split(' ').length >= TELLS.words && shared >= TELLS.shared;

/** Everybody with a name whom the pages let speak on the topic's story. */
export function heardIn({ topic, claims }: Pick<PartsCase, 'topic' | 'claims'>, sources: readonly ReadSource[]): Heard {
  const model = buildTopicModel(topic, claims);
  const wanted = new Set([...model.story, ...claims.flatMap((claim) => [...heldClaim(claim).stems])]);
  const onStory = sources.filter(({ view }) => view.stance.stance !== 'unrelated').slice(0, PAGES);
  const all = onStory.flatMap((source) => spokenOn(source, wanted));
  return { all, spoken: all.filter(tells), sources, topic: model };
}
