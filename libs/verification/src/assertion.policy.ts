import { frameAt, isStopword, words } from '@corroborate/domain';
import type { Frame } from '@corroborate/domain';
import { conceptById } from '@corroborate/domain';
import type { PageModel, PageSentence } from './page.model';
import { coverage } from './topic.model';
import type { TopicModel } from './topic.model';
import { STANCE_LIMITS } from './verification.thresholds';

/** How one sentence stands to the core of the topic. */
export interface Reading {
  sentence: PageSentence;
  /** `headline`, `lead` or `body`. */
  place: 'headline' | 'lead' | 'body';
  says: 'asserts' | 'denies' | 'hedges' | 'plans' | 'relays' | 'asks' | 'recalls';
  weight: number;
  coverage: number;
  cue: string;
}

const PLACE_WEIGHT = { headline: 3, lead: 2, body: 1 } as const;

/** Every sentence that speaks of the topic's kind of event, with how it speaks of it. */
export function readSentences(topic: TopicModel, page: PageModel): Reading[] {
  const main = new Set(topic.concepts[0] ?? []);
  const readings: Reading[] = [];
  [page.headline, ...page.sentences].forEach((sentence, index) => {
    const place = index === 0 ? 'headline' : index <= STANCE_LIMITS.lead ? 'lead' : 'body';
    for (const mention of sentence.mentions.filter((one) => main.has(one.id))) {
      const frame = frameAt(sentence.text, mention.start, mention.end);
      const says = readFrame(frame, conceptById(mention.id)?.announced === true || topic.planned, place === 'headline');
      readings.push({
        sentence,
        place,
        says,
        weight: PLACE_WEIGHT[place],
        coverage: coverage(topic.terms, sentence.stems),
        cue: frame.cues.join('; '),
      });
    }
  });
  return readings;
}

function readFrame(frame: Frame, announced: boolean, headline: boolean): Reading['says'] {
  if (frame.question) return 'asks';
  if (frame.debunked) return 'denies';
  if (frame.negated) return frame.rumour && !headline ? 'relays' : 'denies';
  if (frame.rumour) return 'relays';
  if (frame.hedged) return 'hedges';
  if (frame.planned && !announced) return 'plans';
  if (frame.historical) return 'recalls';
  return 'asserts';
}

/** The best passage of one or two sentences for a topic whose kind of event has no name here: its words must be all but complete. */
export function plainPassage(topic: TopicModel, page: PageModel): { reading: Reading; clean: boolean } | null {
  let best: { reading: Reading; clean: boolean } | null = null;
  page.sentences.forEach((sentence, index) => {
    const next = page.sentences[index + 1];
    const joined = next && next.paragraph === sentence.paragraph ? new Set([...sentence.stems, ...next.stems]) : sentence.stems;
    const share = Math.max(coverage(topic.terms, sentence.stems), 0.95 * coverage(topic.terms, joined));
    if (best && share <= best.reading.coverage) return;
    const frame = wholeFrame(sentence.text);
    const says = readFrame({ ...frame, planned: frame.planned && !topic.planned }, topic.planned, false);
    best = {
      reading: { sentence, place: index < STANCE_LIMITS.lead ? 'lead' : 'body', says, weight: 1, coverage: share, cue: frame.cues.join('; ') },
      clean: says === 'asserts' || (topic.denies && says === 'denies'),
    };
  });
  return best;
}

/** The frame around the sentence's last meaningful word, with all before it in view. */
function wholeFrame(text: string): Frame {
  const meaningful = words(text).filter((word) => !isStopword(word.folded));
  const frames = meaningful.slice(0, 40).map((word) => frameAt(text, word.start, word.end));
  const any = (key: 'negated' | 'hedged' | 'planned' | 'rumour' | 'debunked' | 'historical' | 'question') => frames.some((frame) => frame[key]);
  return {
    negated: any('negated'), hedged: any('hedged'), planned: any('planned'), question: any('question'), rumour: any('rumour'),
    debunked: any('debunked'), historical: false, cues: [...new Set(frames.flatMap((frame) => frame.cues))].slice(0, 5),
  };
}
