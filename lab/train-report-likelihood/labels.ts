import path from 'node:path';
import type * as Domain from '@corroborate/domain';
import { z } from 'zod';
import type { Half, halfOf } from '../src/world-run/half.policy.ts';
import type { JudgedPage } from '../../test/golden/judge-topic.ts';
import type { Corpus } from '../trainer/corpus.ts';
import { compiled, compiledFile } from '../trainer/product.ts';
import { rolesOf, tellsOf } from './read.ts';
import { TRUTH } from './world.ts';

const { isCredible } = compiled<typeof Domain>('domain');
const { halfOf: half } = compiledFile<{ halfOf: typeof halfOf }>('lab/src/world-run/half.policy');

/** Whether a page tells a topic as it is, so far as it may be learnt from; null where nobody says. */
export type Labels = (topic: string, page: JudgedPage) => 0 | 1 | null;

/** What the writers of an invented world noted of its credible pages. */
export function labelsOfWorld(folder: string, corpus: Corpus): Labels {
  const truths = corpus.lines(path.join(folder, 'truth.jsonl'), TRUTH);
  const noted = new Map(truths.map((truth) => [truth.topic, { truth, roles: rolesOf(truth.evidence) }]));
  return (topic, { page: { article, profile }, judged: { overall } }) => {
    const known = noted.get(topic);
    if (!known || !isCredible(profile.tier)) return null;
    const role = known.roles.get(article.url) ?? null;
    if (overall.stance === 'unrelated' && role === null) return null;
    return tellsOf(role, known.truth, known.roles.size === 0 && typeof overall.reportLikelihood === 'number');
  };
}

const ARTICLE = z.object({ id: z.string(), url: z.string() });
const CASE = z.object({ event: z.string(), kind: z.string(), articles: z.array(z.string()) });

/**
 * Real events: the reports of an event tell it; one of another event of the same half that rules take for the same does
 * not.
 */
export function labelsOfEvents(data: string, corpus: Corpus): Labels {
  const lines = <Row>(file: string, row: z.ZodType<Row>) => corpus.lines(path.join(data, 'events-2', file), row);
  const urls = new Map(lines('articles.jsonl', ARTICLE).map(({ id, url }) => [id, url]));
  const told = lines('cases.jsonl', CASE).filter(({ kind }) => kind !== 'look-alike');
  const events = Map.groupBy(
    told.flatMap(({ event, articles }) => articles.map((id) => ({ event, url: urls.get(id) ?? '' }))),
    ({ url }) => url,
  );
  return (topic, { page: { article }, judged }) => {
    const of = (events.get(article.url) ?? []).map(({ event }) => event);
    if (of.includes(topic.split('/')[0] ?? '')) return 1;
    return judged.sameEvent.same && of.some((event) => half(event) === half(topic)) ? 0 : null;
  };
}

const CLAIM = z.object({ id: z.string(), label: z.string() });
const BY_LABEL: Record<string, 0 | 1> = { Supported: 1, Refuted: 0 };

/** Real claims: of the passages that rules take for the claim's, by its verdict. */
export function labelsOfClaims(data: string, corpus: Corpus): Labels {
  const claims = corpus.lines(path.join(data, 'claims-veracity-2', 'claims.jsonl'), CLAIM);
  const verdicts = new Map(claims.map(({ id, label }) => [id, BY_LABEL[label] ?? null]));
  return (topic, { judged }) => (judged.sameEvent.same ? (verdicts.get(topic) ?? null) : null);
}

/** Half of the topics. */
export const inHalf = <Given extends { id: string }>(topics: readonly Given[], wanted: Half): Given[] =>
  topics.filter(({ id }) => half(id) === wanted);
