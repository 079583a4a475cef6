import { type Claim, type Topic } from '@corroborate/domain';
import { withoutAddresses } from '@corroborate/text';
import type { DataLine } from '../fence.policy';
import { legible, type NumberedPassage } from '../passages.policy';
import type { QueryBrief } from '../reasoner.port';
import type { ChatTask } from './chat.port';
import { attributionsAnswer, claimsAnswer, explanationAnswer, queriesAnswer, stanceAnswer } from './chat.schema';

/** The questions put to a model. Words of ours stand in `instructions`, all other text goes in as data. */
const shownLines = (shown: readonly NumberedPassage[]): DataLine[] =>
  shown.map(({ id, raw, withheld }) => ({ passage: id, text: withheld ? null : legible(raw) }));

const topicLine = (topic: Topic): DataLine => ({
  topic: legible(topic.title),
  summary: legible(topic.summary ?? '').slice(0, 1_000) || null,
  place: legible(topic.location ?? '') || null,
  date: topic.eventDate?.slice(0, 10) ?? null,
});

export const stanceTask = (
  topic: Topic,
  claims: readonly Claim[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof stanceAnswer)['_output']> => ({
  name: 'stance',
  schema: stanceAnswer,
  instructions: [
    'For each claim say what this one page itself says about it:',
    '"supports" only if a passage asserts it, in the page\'s own voice, ' +
      'of the very same event (same place, same time, same people);',
    '"disputes" if a passage denies, corrects or debunks it;',
    '"mentions" if it is only repeated as somebody\'s claim, rumour, plan, question, opinion or possibility, ' +
      'or if another event of the kind is meant;',
    '"unrelated" if no passage speaks of it; then "passage" and "quote" are empty.',
    'Give one answer for each claim id, with the id of the one passage that shows it and the words of that passage. ' +
      'A passage whose text is null was withheld: do not name it.',
  ].join('\n'),
  data: [
    topicLine(topic),
    ...claims.map(({ id, text }): DataLine => ({ claim: id, text: legible(text) })),
    ...shownLines(shown),
  ],
});

export const claimsTask = (
  topic: Topic,
  known: readonly Claim[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof claimsAnswer)['_output']> => ({
  name: 'claims',
  schema: claimsAnswer,
  instructions:
    "Find checkable statements of fact in the topic's own text that the known claims leave out: at most three, " +
    'most important first, each copied from one passage.',
  data: [
    topicLine(topic),
    ...known.map(({ id, text }): DataLine => ({ claim: id, text: legible(text) })),
    ...shownLines(shown),
  ],
});

export const attributionsTask = (
  shown: readonly NumberedPassage[],
): ChatTask<(typeof attributionsAnswer)['_output']> => ({
  name: 'attributions',
  schema: attributionsAnswer,
  instructions:
    'Name other newsrooms or agencies from which this page says it has its report. "source" is the newsroom\'s ' +
    'name as the passage gives it, "cue" the words that say so ("first reported by", "told"). Nothing where the ' +
    'page reports by itself.',
  data: shownLines(shown),
});

export const queriesTask = ({ topic, gaps }: QueryBrief): ChatTask<(typeof queriesAnswer)['_output']> => ({
  name: 'queries',
  schema: queriesAnswer,
  instructions:
    'Write at most three search queries of plain words that would find independent reports of this very event: ' +
    'other words for what happened, local names, another language spoken there. No operators, no addresses.',
  data: [
    topicLine(topic),
    ...gaps
      .map(({ text }) => legible(withoutAddresses(text)).slice(0, 400))
      .filter(Boolean)
      .slice(0, 6)
      .map((gap): DataLine => ({ gap })),
  ],
});

export const explanationTask = (
  topic: Topic,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof explanationAnswer)['_output']> => ({
  name: 'explanation',
  schema: explanationAnswer,
  instructions:
    'Tell an editor in at most eight short sentences what the quoted sources say of the topic and where they ' +
    'differ. Each sentence rests on one passage, named by its id, with the words it rests on; say nothing that ' +
    'these words do not say. Pass no verdict.',
  data: [topicLine(topic), ...shownLines(shown)],
});
