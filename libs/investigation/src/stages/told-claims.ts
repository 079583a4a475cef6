import {
  isConfirmed,
  isCredibleElsewhere,
  type Claim,
  type ClaimFinding,
  type SourceView,
  type Topic,
} from '@corroborate/domain';
import type { Judge } from '../judging';
import type { OpenedPage } from './opened-pages.service';

interface Weighed {
  topic: Topic;
  claims: readonly Claim[];
  sources: readonly SourceView[];
  findings: readonly Pick<ClaimFinding, 'claimId' | 'verdict'>[];
  openedPages: readonly { page: Pick<OpenedPage['page'], 'sourceId'>; article: Pick<OpenedPage['article'], 'text'> }[];
}

/** A core that is borne out is told with nothing that only the topic's own text says. */
export async function toldClaims(
  { topic, claims, sources, findings, openedPages }: Weighed,
  judge: Judge,
): Promise<Claim[]> {
  const borneOut = new Set(findings.flatMap(({ claimId, verdict }) => (isConfirmed(verdict) ? [claimId] : [])));
  const supporting = new Set(sources.filter(bearsOut).map(({ id }) => id));
  const texts = openedPages.flatMap(({ page, article }) => (supporting.has(page.sourceId) ? [article.text] : []));
  const told = async (claim: Claim): Promise<Claim> =>
    claim.core && borneOut.has(claim.id) ? judge.ask('core', { claim, topic, texts }) : claim;
  return Promise.all(claims.map(told));
}

const bearsOut = (source: SourceView): boolean => source.stance.stance === 'supports' && isCredibleElsewhere(source);
