import type { Article, DateRecord, Reason, StanceJudgement, Topic } from '@corroborate/domain';
import { buildPageCase, type PageCase } from '../case/page-case';
import { extractClaims } from '../claims/claims.policy';
import type { SourceJudgement } from '../../reading.types';
import { judgeSource } from '../judge-page';
import { buildTopicModel } from '../topic/topic.model';

/** Two weeks after the publication date of the fixture articles. */
const NOW = new Date('2025-03-20T00:00:00.000Z');

/** Stance of a page on a topic whose claims are extracted from its text. */
export const judgeArticle = (topic: Topic, article: Article, now = NOW): SourceJudgement =>
  judgeSource({ topic, claims: extractClaims(topic), article, now });

export const judgeOverall = (topic: Topic, article: Article): StanceJudgement => judgeArticle(topic, article).overall;

/** Data for the test of a single rule. */
export function buildCase(topic: Topic, article: Article, engineDate: DateRecord | null = null): PageCase {
  const claims = extractClaims(topic);
  return buildPageCase({ topic, model: buildTopicModel(topic, claims), article, engineDate, now: NOW });
}

export const listCodes = ({ reasons }: { reasons: readonly Reason[] }): string[] => reasons.map(({ code }) => code);
