import { findMainClaim, claimStatement, type Claim, type ClaimKind, type Topic } from '@corroborate/domain';
import { keyActors, mattersOf } from '@corroborate/records';
import { quantities, type Quantity } from '@corroborate/text';
import { seriousAllegation } from '../decision/serious.policy';
import type { QuestionTemplate } from './questions.data';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Traits of a topic that determine which questions are asked. */
export interface TopicTraits {
  core: string;
  kind: ClaimKind;
  matters: ReadonlySet<string>;
  actorKinds: ReadonlySet<string>;
  /** The person or organization that the topic is about; never a private person. */
  actor: string | null;
  /** The thing counted in the headline: the key word of the figure, and the full phrase for display. */
  unit: string | null;
  counted: string | null;
  /** The most important claim other than the main claim. */
  detail: Claim | null;
}

export function topicTraits(topic: Topic, claims: readonly Claim[]): TopicTraits {
  const core = findMainClaim(claims);
  const { actors } = keyActors(topic, () => false, 3);
  const figure = findCountedFigure(topic.title);
  const accused = seriousAllegation(topic, [...claims]).serious ? ['accusation'] : [];
  return {
    core: core ? claimStatement(core) : topic.title,
    kind: core?.kind ?? 'event',
    matters: new Set([...mattersOf(topic).map(({ matter }) => matter), ...accused]),
    actorKinds: new Set(actors.map(({ kind }) => kind)),
    actor: actors[0]?.name ?? null,
    unit: figure?.label ?? null,
    counted: figure?.counted ?? null,
    detail: mostImportantDetail(claims),
  };
}

/** The figure in the title that counts something; amounts of money and percentages are excluded. */
const findCountedFigure = (title: string): Quantity | undefined =>
  quantities(title).find(({ unit, label }) => label !== '' && unit !== '$' && unit !== 'percent');

const mostImportantDetail = (claims: readonly Claim[]): Claim | null =>
  [...claims]
    .filter(({ core, importance }) => !core && importance >= INQUIRY_LIMITS.importance)
    .sort((a, b) => b.importance - a.importance)[0] ?? null;

/** Whether the topic meets all conditions of the question template. */
export function meetsConditions({ when }: QuestionTemplate, traits: TopicTraits): boolean {
  const anyOf = (wanted: readonly string[] | undefined, there: ReadonlySet<string>) =>
    wanted === undefined || wanted.some((one) => there.has(one));
  return (
    (when.kinds === undefined || when.kinds.includes(traits.kind)) &&
    anyOf(when.matters, traits.matters) &&
    anyOf(when.actors, traits.actorKinds) &&
    (!when.counts || traits.unit !== null) &&
    (!when.actor || traits.actor !== null) &&
    (!when.detail || traits.detail !== null)
  );
}
