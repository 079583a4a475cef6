import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article, Attribution, SourceProfile, TopicDraft } from '@corroborate/domain';
import { judgementWithSupport } from '@corroborate/reading/testing';
import type { DecisionThresholds } from '@corroborate/verification';
import { givenArticle } from './given.article';
import { judgeTopic, weighPages, type JudgedPage, type JudgedTopic } from './judge-topic';
import { storedTopic } from './stored.topic';
import type { GoldenPage } from './world.pages';

/**
 * One page of a case; `attributions` name whom it passes on, or whoever spoke to it, with the sentence. `vouched`: the
 * sentence in which a qualified language model, asked twice, finds that the page reports the story as fact.
 */
interface CasePage {
  site: string;
  title: string;
  text: string[];
  day?: string | null;
  topic?: boolean;
  vouched?: string;
  profile?: Partial<SourceProfile>;
  article?: Partial<Article>;
  attributions?: (Partial<Attribution> & Pick<Attribution, 'source' | 'sentence' | 'kind'>)[];
}

interface CaseInput {
  why: string;
  topic: Partial<TopicDraft> & { title: string };
  pages: CasePage[];
}

const NOW = new Date('2025-03-20T00:00:00.000Z');
/** What a case leaves open: a topic that may be investigated, and credible papers that report it on its day. */
const TOPIC: Omit<TopicDraft, 'title'> = {
  externalId: 't1',
  eventDate: '2025-03-05T10:00:00.000Z',
  newsworthinessScore: 80,
  status: 'approved',
  verificationStatus: 'unverified',
  sourceCount: 0,
};
const DAY = '2025-03-05T15:00:00.000Z';
const PAPER = {
  kind: 'newspaper',
  tier: 2,
  score: 80,
  stars: 4,
  reliability: 'very reliable',
  ownerGroup: null,
  country: null,
  place: null,
} as const satisfies Partial<SourceProfile>;

/** Judges the case in this folder: its topic against its pages. */
export function judgeCase(folder: string, thresholds?: DecisionThresholds): JudgedTopic {
  const { topic, pages } = JSON.parse(readFileSync(path.join(folder, 'input.json'), 'utf8')) as CaseInput;
  const own = pages.findIndex((page) => page.topic);
  const given = pages.map((page, index) => pageOf(page, index + 1));
  const credits = new Map(pages.map((page, index) => [index + 1, (page.attributions ?? []).map(completed)]));
  const stored = storedTopic({ ...TOPIC, ...topic, url: given[own]?.article.url ?? null }, 1);
  const judged = judgeTopic(stored, given, NOW, { credits, thresholds });
  if (!pages.some(({ vouched }) => vouched !== undefined)) return judged;
  const read = judged.pages.map((one, at) => withReading(one, pages[at]?.vouched));
  return weighPages(stored, judged.claims, read, thresholds);
}

function withReading({ page, judged, ...rest }: JudgedPage, vouched: string | undefined): JudgedPage {
  if (vouched === undefined) return { page, judged, ...rest };
  const start = page.article.text.indexOf(vouched);
  const overall = judgementWithSupport(judged, { quote: vouched, start, end: start + vouched.length });
  return { page, judged: { ...judged, overall }, ...rest };
}

function pageOf({ site, title, text, day = DAY, profile, article }: CasePage, id: number): GoldenPage {
  return {
    id,
    article: givenArticle({ url: `https://${site}/${id}`, site, title, text: text.join('\n\n'), day, ...article }),
    profile: { ...PAPER, host: site, site, name: site, reasons: [], ...profile },
    engineDate: null,
  };
}

const completed = (one: NonNullable<CasePage['attributions']>[number]): Attribution => ({
  cue: 'reported',
  link: null,
  site: null,
  ...one,
});
