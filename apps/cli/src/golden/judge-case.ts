import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article, Attribution, SourceProfile, Topic } from '@corroborate/domain';
import { articleOf, profileOf, topicOf } from '@corroborate/stance';
import { judgeTopic, type JudgedTopic } from './judge-topic';

/** One page of a case; `attributions` name whom it passes on, or whoever spoke to it, with the sentence. */
interface CasePage {
  site: string;
  title: string;
  text: string[];
  day?: string | null;
  topic?: boolean;
  profile?: Partial<SourceProfile>;
  article?: Partial<Article>;
  attributions?: (Partial<Attribution> & Pick<Attribution, 'source' | 'sentence' | 'kind'>)[];
}

interface CaseInput {
  why: string;
  topic: Partial<Topic> & { title: string };
  pages: CasePage[];
}

const NOW = new Date('2025-03-20T00:00:00.000Z');

/** Judges the case in this folder: its topic against its pages. */
export function judgeCase(folder: string): JudgedTopic {
  const { topic, pages } = JSON.parse(readFileSync(path.join(folder, 'input.json'), 'utf8')) as CaseInput;
  const own = pages.findIndex((page) => page.topic);
  const given = pages.map((page, index) => {
    const url = addressOf(pages, index);
    const article = articleOf(page.title, page.text.join('\n\n'), {
      day: page.day,
      url,
      site: page.site,
      host: page.site,
      ...page.article,
    });
    return { id: index + 1, article, profile: profileOf(page.site, page.profile), engineDate: null };
  });
  const credits = new Map(pages.map((page, index) => [index + 1, (page.attributions ?? []).map(completed)]));
  return judgeTopic(topicOf({ ...topic, url: own < 0 ? null : addressOf(pages, own) }), given, NOW, credits);
}

const completed = (one: NonNullable<CasePage['attributions']>[number]): Attribution => ({
  cue: 'reported',
  link: null,
  site: null,
  ...one,
});
const addressOf = (pages: CasePage[], index: number): string => `https://${pages[index]?.site ?? ''}/${index + 1}`;
