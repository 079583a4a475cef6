import {
  createReason,
  type Attribution,
  type Reason,
  type SourceView,
  type WeighedFactCheck,
} from '@corroborate/domain';
import { buildArticle, buildProfile, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import type { SourceDocument } from '../clusters/source-document';
import { DEFAULT_DECIDE_THRESHOLDS, type DecideInput } from '../decision/decide.types';

/** Complete decision input for an investigation that found nothing. */
export const decideInput = (given: Partial<DecideInput> = {}): DecideInput => ({
  topic: buildTopic({ title: 'Strike hits Quillon Cannery in Port Vesper' }),
  sources: [],
  clusters: [],
  findings: [],
  discrepancies: [],
  consistencyScore: 90,
  origin: null,
  coverage: [],
  missing: [],
  steering: [],
  // Applies the level rule alone; withheld-upgrade.policy.spec.ts tests when upgrades based on few sources are held.
  thresholds: { ...DEFAULT_DECIDE_THRESHOLDS, rulesApplyFrom: 1 },
  ...given,
});

/** `n` credible, independent, supporting sources. */
export const independentSources = (n: number, from = 1): SourceView[] =>
  Array.from({ length: n }, (_, at) => buildSourceView(from + at));

export const supporting = (id: number, reasons: Reason[] = [], given: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, {
    stance: { stance: 'supports', strength: 0.8, passage: { quote: 'It happened.', start: 0, end: 12 }, reasons },
    ...given,
  });

export const disputing = (id: number, reasons: Reason[] = [], given: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, { stance: { stance: 'disputes', strength: 0.9, passage: null, reasons }, ...given });

export const mentioning = (id: number, reasons: Reason[] = [], given: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, { stance: { stance: 'mentions', strength: 0.4, passage: null, reasons }, ...given });

export const unread = (id: number, given: Partial<SourceView> = {}): SourceView =>
  buildSourceView(id, {
    readable: false,
    stance: { stance: 'unrelated', strength: 0, passage: null, reasons: [] },
    ...given,
  });

export const weighedCheck = (given: Partial<WeighedFactCheck> = {}): WeighedFactCheck => ({
  claim: 'Quillon Cannery is on strike.',
  claimant: null,
  claimDate: null,
  publisher: 'Plain Checks',
  site: 'plainchecks.example',
  url: 'https://plainchecks.example/strike',
  title: 'Is Quillon Cannery on strike?',
  reviewDate: null,
  rating: 'False',
  language: 'en',
  foundBy: 'index',
  verdict: 'false',
  tier: 2,
  reasons: [createReason('check.same-claim', { percent: 100 })],
  ...given,
});

/** A page with its publisher, for tests of source grouping. */
export function buildSourceDocument(
  id: number,
  site: string,
  given: {
    title?: string;
    text?: string;
    page?: Parameters<typeof buildArticle>[2];
    profile?: Parameters<typeof buildProfile>[1];
  } = {},
): SourceDocument {
  const text = given.text ?? `Report number ${id} of ${site}.`;
  return {
    id,
    canonicalUrl: `https://${site}/${id}`,
    article: buildArticle(given.title ?? `Headline ${id}`, text, { site, ...given.page }),
    profile: buildProfile(site, given.profile),
  };
}

export const attributed = (
  source: string,
  kind: Attribution['kind'],
  given: Partial<Attribution> = {},
): Attribution => ({
  source,
  cue: 'reported',
  sentence: `The mayor has resigned, ${source} reported.`,
  link: null,
  site: null,
  kind,
  ...given,
});
