import { lexicon, lexiconSections } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import type { Matter } from '../record.types';

/** A matter and the words of the topic that indicate it. */
export type FoundMatter = ReturnType<typeof findMatters>[number];

const MATTER_PATTERNS = [...lexiconSections('en', 'matters')].map(
  ([matter, { pattern }]) => [matter as Matter, pattern] as const,
);

const COURT_PATTERN = lexicon('en', 'matters', 'court').pattern;

/** Register matters in the title, summary and beginning of the text. */
export function findMatters(topic: Topic) {
  const text = [topic.title, (topic.summary ?? '').slice(0, 2000), (topic.articleText ?? '').slice(0, 1500)].join(
    ' . ',
  );
  return MATTER_PATTERNS.flatMap(([matter, pattern]) => {
    const hit = pattern.exec(text)?.[0];
    return hit === undefined ? [] : [{ matter, words: hit }];
  });
}

/** Whether the topic itself is a court case, rather than something that may lead to one. */
export const isCourtMatter = ({ title, summary }: Pick<Topic, 'title' | 'summary'>): boolean =>
  COURT_PATTERN.test(`${title} . ${(summary ?? '').slice(0, 300)}`);
