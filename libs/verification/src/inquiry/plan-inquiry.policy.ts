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
} from '@corroborate/domain';
import { truncate, cutAtWord, oneLine } from '@corroborate/text';
import { questionLists, type QuestionTemplate, type TemplatesFile } from './questions.data';
import { INQUIRY_LIMITS } from './inquiry.thresholds';
import { meetsConditions, topicTraits, type TopicTraits } from './topic-traits.policy';

/** Plans the questions of an investigation before the first search. Pure. */
export function planInquiry(
  topic: Topic,
  claims: readonly Claim[],
  lists: TemplatesFile = questionLists().templates,
): InquiryPlan {
  const traits = topicTraits(topic, claims);
  const questions = questionsOf(traits, lists.templates);
  return {
    questions,
    perspectives: perspectivesOf(questions, lists),
    categories: categoriesOf(traits),
  };
}

/**
 * The most important matching questions, at most seven, numbered by importance. At least three templates match every
 * topic.
 */
function questionsOf(traits: TopicTraits, templates: readonly QuestionTemplate[]): ResearchQuestion[] {
  const fitting = templates.filter((one) => meetsConditions(one, traits));
  const parts = new Map<string, QuestionTemplate>();
  for (const one of fitting) if (!parts.has(one.answered_by)) parts.set(one.answered_by, one);
  const chosen = [...parts.values()].sort(byPriority).slice(0, INQUIRY_LIMITS.most);
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
