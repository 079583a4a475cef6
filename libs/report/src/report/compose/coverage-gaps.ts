import {
  hasReason,
  isOlderByUrl,
  isUnrelatedByUrl,
  isReadable,
  toReasonText,
  type CaptureVerdict,
  type SourceView,
} from '@corroborate/domain';
import { notLookedUpLines } from '../../background.builder';
import { isOnEvent } from '../../relevant-sources';
import { coverageByProvider } from '../../result.builder';
import { capitalize, chooseVerb, counted, joinNames } from '../days';
import { caseStatement, type Draft } from '../draft';
import { plainLine } from '../quoting';
import type { CaseContext } from './case-context';
import { providerName } from './providers';

const BARRED: Partial<Record<CaptureVerdict, string>> = {
  paywall: 'paywall',
  'login-wall': 'sign-in required',
  challenge: 'bot check',
  consent: 'consent wall',
  gone: 'page gone',
  refused: 'access refused',
  error: 'no answer',
};

/** Pages that could not be read, except those whose URL shows another topic. */
export const unreadPages = ({ data, input }: CaseContext): { view: SourceView; why: string }[] =>
  data.sources
    .filter(({ readable, isTopicPage }) => !readable && !isTopicPage)
    .filter(({ url }) => !isOlderByUrl(url, data.topic.eventDate) && !isUnrelatedByUrl(url, data.topic))
    .map((view) => ({ view, verdict: input.pages.get(view.id)?.verdict ?? 'error' }))
    .filter(({ verdict }) => !isReadable(verdict))
    .map(({ view, verdict }) => ({ view, why: BARRED[verdict] ?? 'not readable' }));

/** Pages and searches that are missing, and why. */
export function coverageGaps(context: CaseContext): Draft[] {
  const { data } = context;
  const unread = Object.entries(Object.groupBy(unreadPages(context), ({ why }) => why)).map(([why, pages = []]) => {
    const names = [...new Set(pages.map(({ view }) => plainLine(view.name)))];
    return `${capitalize(counted(pages.length, 'page'))} not readable (${why}): ${joinNames(names)}.`;
  });
  const lost = (data.losses ?? [])
    .filter((loss) => hasReason([loss], 'loss.stage-failed', 'loss.stage-crashed', 'loss.stage-cut-short'))
    .map((loss) => `${capitalize(plainLine(toReasonText(loss)).replace(/\.$/, ''))}.`);
  const skipped = notLookedUpLines(data).map(({ what, reason }) => `Skipped: ${what}. ${plainLine(reason)}`);
  const steering = new Set(data.steering.map(({ sourceId }) => sourceId));
  const isForReview = data.decision.review.reasons.some(({ reason }) => reason === 'steering-attempt');
  return [
    ...unread,
    ...silentEngines(context),
    ...lost,
    ...(steering.size > 0 && !isForReview
      ? [`Text aimed at AI systems, not followed, on ${steeringPages([...steering], context)}.`]
      : []),
    ...letGo(context),
    ...skipped,
  ].map((line) => caseStatement(line));
}

function steeringPages(ids: readonly number[], context: CaseContext): string {
  const isBeside = ids.every((id) => !isOnEvent(context.view(id)?.stance ?? { stance: 'unrelated' }));
  const names = joinNames(context.namesOf(ids));
  return isBeside ? `${chooseVerb(ids.length, 'a page', 'pages')} of ${names} about something else` : names;
}

const enginesOf = (rows: { provider: string }[]): string =>
  joinNames(rows.map(({ provider }) => providerName(provider)));

/** Search services that did not answer every request. */
function silentEngines({ data }: CaseContext): string[] {
  const silent = coverageByProvider(data).filter(
    ({ asked, answered, not_configured }) => answered + not_configured < asked,
  );
  return silent.length > 0 ? [`Search services that did not answer every search: ${enginesOf(silent)}.`] : [];
}

/** Captures whose text was deleted; only quoted passages remain. */
function letGo({ data, input }: CaseContext): string[] {
  const gone = data.sources.filter(
    ({ id, readable, stance }) => readable && stance.stance !== 'unrelated' && !input.pages.get(id)?.text,
  ).length;
  return gone > 0 ? [`The text of ${counted(gone, 'captured page')} was deleted; quoted passages are kept.`] : [];
}
