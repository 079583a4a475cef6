import {
  createReason,
  byPriority,
  type AnsweredBy,
  type Claim,
  type InquiryPlan,
  type Perspective,
  type PlannedCategory,
  type ResearchQuestion,
  type SourceCategory,
  type Topic,
  findMainClaim,
  getClaimStatement,
  type ClaimKind,
} from '@corroborate/domain';
import { keyActors, findMatters } from '@corroborate/records';
import { truncate, cutAtWord, oneLine, findQuantities, type Quantity } from '@corroborate/text';
import { findSeriousAllegation } from '../decision/serious.policy';
import { loadQuestionLists, type QuestionTemplate, type TemplatesFile } from './questions.data';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** Plans the questions of an investigation before the first search. Pure. */
export function planInquiry(
  topic: Topic,
  claims: readonly Claim[],
  lists: TemplatesFile = loadQuestionLists().templates,
): InquiryPlan {
  const traits = topicTraits(topic, claims);
  const questions = questionsOf(traits, lists.templates);
  return {
    questions,
    perspectives: perspectivesOf(questions, lists),
    categories: categoriesOf(traits),
  };
}

/** Traits of a topic that determine which questions are asked. */
interface TopicTraits {
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

function topicTraits(topic: Topic, claims: readonly Claim[]): TopicTraits {
  const core = findMainClaim(claims);
  const { actors } = keyActors(topic, () => false, 3);
  const figure = findCountedFigure(topic.title);
  const accused = findSeriousAllegation(topic, [...claims]).serious ? ['accusation'] : [];
  return {
    core: core ? getClaimStatement(core) : topic.title,
    kind: core?.kind ?? 'event',
    matters: new Set([...findMatters(topic).map(({ matter }) => matter), ...accused]),
    actorKinds: new Set(actors.map(({ kind }) => kind)),
    actor: actors[0]?.name ?? null,
    unit: figure?.label ?? null,
    counted: figure?.counted ?? null,
    detail: mostImportantDetail(claims),
  };
}

/** The figure in the title that counts something; amounts of money and percentages are excluded. */
const findCountedFigure = (title: string): Quantity | undefined =>
  findQuantities(title).find(({ unit, label }) => label !== '' && unit !== '$' && unit !== 'percent');

const mostImportantDetail = (claims: readonly Claim[]): Claim | null =>
  [...claims]
    .filter(({ core, importance }) => !core && importance >= INQUIRY_LIMITS.importance)
    .sort((a, b) => b.importance - a.importance)[0] ?? null;

/** Whether the topic meets all conditions of the question template. */
function meetsConditions({ when }: QuestionTemplate, traits: TopicTraits): boolean {
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

/**
 * The most important matching questions, at most seven, numbered by importance. At least three templates match every
 * topic.
 */
function questionsOf(traits: TopicTraits, templates: readonly QuestionTemplate[]): ResearchQuestion[] {
  const fitting = templates.filter((one) => meetsConditions(one, traits));
  const parts = new Map<string, QuestionTemplate>();
  for (const one of fitting) if (!parts.has(one.answered_by)) parts.set(one.answered_by, one);
  const chosen = [...parts.values()].sort(byPriority).slice(0, INQUIRY_LIMITS.maxQuestions);
  const numbers = new Map(chosen.map(({ id }, at) => [id, `sq_${at + 1}`]));
  return chosen.map((template, at) => ({
    id: `sq_${at + 1}`,
    question: fillTemplate(template.question, traits),
    priority: template.priority,
    dependsOn: template.depends_on.flatMap((one) => numbers.get(one) ?? []),
    reasoning: createReason('question.of-template', { part: template.answered_by }),
    answeredBy: template.answered_by,
    keywords: template.keywords.map((one) => fillTemplate(one, traits)),
    by: 'template' as const,
    ...aboutOf(template.answered_by, traits),
  }));
}

/**
 * Fills all placeholders at once, so that text from the topic is never treated as a placeholder. Values that are too
 * long are cut at a word boundary, so that the end of the question is kept.
 */
function fillTemplate(text: string, traits: TopicTraits): string {
  const room = INQUIRY_LIMITS.questionChars - text.replace(TEMPLATE_SLOTS, '').length;
  const put = text.replace(TEMPLATE_SLOTS, (_, name: string) => cutAtWord(oneLine(valueOf(name, traits)), room));
  return truncate(oneLine(put), INQUIRY_LIMITS.questionChars);
}
const TEMPLATE_SLOTS = /\{(core|counted|actor|detail)\}/g;

const valueOf = (name: string, { core, counted, actor, detail }: TopicTraits): string =>
  ({ core, counted, actor, detail: detail?.text ?? null })[name] ?? '';

function aboutOf(part: AnsweredBy, { actor, unit, detail }: TopicTraits): Pick<ResearchQuestion, 'about'> {
  const about = { detail: detail?.id, number: unit, response: actor }[part as 'detail' | 'number' | 'response'];
  return about ? { about } : {};
}

const perspectivesOf = (questions: readonly ResearchQuestion[], { perspectives }: TemplatesFile): Perspective[] =>
  perspectives.map(({ name, focus, answered_by, keywords }) => ({
    name,
    focus,
    keywords,
    questions: questions.filter(({ answeredBy }) => answered_by.some((one) => one === answeredBy)).map(({ id }) => id),
  }));

/** Categories of sources to search. Registers are included only for subjects that have records in them. */
function categoriesOf({ matters }: TopicTraits): PlannedCategory[] {
  const registers: SourceCategory[] = [...matters].some((one) => one !== 'accusation') ? ['registers'] : [];
  const asked: SourceCategory[] = ['engines', 'fact-checks', 'networks', 'background', ...registers];
  return asked.map((category) => ({ category, why: createReason('category.asked', { category }) }));
}
