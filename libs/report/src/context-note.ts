import { listPrecedents, getPrecedentDate, type ActorProfile, type ContextDetail } from '@corroborate/records';
import { toReasonText, getClaimStatement, type Claim, type ClaimStanding, type Reason } from '@corroborate/domain';
import type { CaseData } from './case.types';
import { getCaseStandings } from './claim-standings';
import { counted, formatDay, joinNames } from './report/days';
import { inQuotes, plainLine } from './report/quoting';

/** Limits per kind; the result has the full lists. */
const LIMITS = { quote: 240, details: 3, history: 4, actors: 4, perActor: 2, eyewitnesses: 3, likely: 0.5 };

type Background = Pick<CaseData, 'context' | 'actors' | 'social'> &
  Partial<Pick<CaseData, 'origin'>> & { topic: Pick<CaseData['topic'], 'url'> };

/** Note for the article writer. Each line is based on sources of this case or cites its own. */
export const contextNote = (data: CaseData): string =>
  buildNote(data.claims, getCaseStandings(data), backgroundLines(data));

/** The lines that do not depend on the level. */
export const backgroundLines = (data: CaseData): string[] => [
  ...(data.origin?.site ? [`Earliest report found: ${data.origin.site}.`] : []),
  ...backgroundNote(data),
];

export function buildNote(
  claims: readonly Pick<Claim, 'id' | 'text' | 'statement'>[],
  standings: ReadonlyMap<string, ClaimStanding>,
  background: readonly string[],
): string {
  const listed = CLAIM_LINES.map(([standing, title]) => {
    const those = claims.filter(({ id }) => standings.get(id) === standing).map(getClaimStatement);
    return those.length > 0 ? `${title}: ${those.join(' ')}` : '';
  });
  return [...listed, ...background].filter(Boolean).join('\n');
}

const CLAIM_LINES: readonly (readonly [ClaimStanding, title: string])[] = [
  ['confirmed', 'Confirmed'],
  ['disputed', 'Disputed'],
  ['held', 'Held for review, not confirmed'],
];

/** Background with its sources, one line per kind; never evidence. */
export function backgroundNote(data: Background): string[] {
  return [
    formatItems('Background', detailsOf(data, 'background').map(formatSourced)),
    formatItems('Place', [...placeOf(data), ...detailsOf(data, 'place').map(formatSourced)]),
    formatItems(
      'Earlier events',
      listPrecedents(data.context?.details ?? [])
        .slice(0, LIMITS.history)
        .map(formatWithDate),
    ),
    formatItems(
      'People and organizations',
      (data.actors ?? []).slice(0, LIMITS.actors).flatMap((actor) => actorItems(actor, data.topic.url)),
    ),
    formatItems('Earlier statements', (data.actors ?? []).slice(0, LIMITS.actors).flatMap(earlierStatements)),
    formatItems('First reported by', describeFirstReporter(data)),
    formatItems('Coverage over time', coverageOf(data)),
    formatItems('Reactions on social networks', reactionsOf(data)),
    formatItems('Possible eyewitnesses (not verified)', eyewitnessesOf(data)),
  ].filter((one) => one !== '');
}

const formatItems = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${title}: ${items.join('; ')}.`;

const formatSourced = ({
  quote,
  sourceName,
  sourceUrl,
}: Pick<ContextDetail, 'quote' | 'sourceName' | 'sourceUrl'>): string =>
  `${inQuotes(quote, LIMITS.quote)} (${plainLine(sourceName)}, ${plainLine(sourceUrl)})`;

const formatWithDate = (detail: ContextDetail): string => {
  const date = getPrecedentDate(detail);
  return date ? `${date}: ${formatSourced(detail)}` : formatSourced(detail);
};

const detailsOf = ({ context }: Background, kind: ContextDetail['kind']): ContextDetail[] =>
  (context?.details ?? []).filter((detail) => detail.kind === kind).slice(0, LIMITS.details);

/** Omits a place assumed from its population alone. */
function placeOf({ context }: Background): string[] {
  const place = context?.place;
  if (!place || place.level === 'ambiguous' || place.level === 'unlisted' || place.basis === 'population') return [];
  const name = [place.town, place.district, place.region, place.country].filter(Boolean).join(', ');
  const people = place.population === null ? '' : `, population ${place.population.toLocaleString('en-US')}`;
  return [`${plainLine(`${name}${people}`)} (${plainLine(place.source.name)}, ${plainLine(place.source.url)})`];
}

/** Leaves out roles quoted from the topic itself, which the writer already has. */
function actorItems({ name, role, details }: ActorProfile, topicUrl: string | null): string[] {
  const known = details.slice(0, LIMITS.perActor).map(formatSourced);
  const parts =
    role?.sourceUrl && role.sourceUrl !== topicUrl
      ? [`${inQuotes(role.quote, LIMITS.quote)} (${plainLine(role.from)}, ${plainLine(role.sourceUrl)})`, ...known]
      : known;
  return parts.length === 0 ? [] : [`${plainLine(name)}: ${parts.join(', ')}`];
}

const earlierStatements = ({ name, statements }: ActorProfile): string[] =>
  statements
    .filter(({ when, sameMatter }) => when === 'before' && sameMatter)
    .slice(0, 1)
    .map((one) => `${plainLine(name)}${one.date ? `, ${formatDay(one.date)}` : ''}: ${formatSourced(one)}`);

function coverageOf({ context }: Background): string[] {
  const volume = context?.volume;
  if (!volume) return [];
  const total = volume.days.reduce((sum, { articles }) => sum + articles, 0);
  const busiest = [...volume.days].sort((a, b) => b.articles - a.articles)[0];
  const waves = volume.earlierWaves.map(
    ({ from, to, articles }) => `${counted(articles, 'report')} from ${from} to ${to}`,
  );
  const span = `from ${volume.from.slice(0, 10)} to ${volume.to.slice(0, 10)}`;
  return [
    `${counted(total, 'report')} ${span} (${plainLine(volume.provider)})`,
    ...(volume.start ? [`coverage of the event began ${volume.start}`] : []),
    ...(busiest && busiest.articles > 1 ? [`most on ${busiest.day} (${busiest.articles})`] : []),
    ...(waves.length > 0 ? [`earlier waves: ${waves.join(', ')}`] : []),
  ];
}

/** Whether the first outlet or account regularly covers the subject; empty if unknown. */
function describeFirstReporter({ origin }: Background): string[] {
  const known = origin?.account ?? origin?.outlet;
  if (!known || known.coversField === null) return [];
  const name = origin?.account ? `an account on ${origin.account.platform}` : (origin?.outlet?.name ?? '');
  const fieldReasons = known.reasons.filter(({ code }) => code.startsWith('field.') || code.startsWith('history.'));
  return fieldReasons.length === 0 ? [] : [`${plainLine(name)} (${fieldReasons.map(toPhrase).join('; ')})`];
}

/** A reason as a phrase within a sentence. */
const toPhrase = (reason: Reason): string => {
  const sentence = plainLine(toReasonText(reason)).replace(/\.$/, '');
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
};

function reactionsOf({ social }: Background): string[] {
  if (!social || social.sources.length === 0) return [];
  const networks = [...new Set(social.sources.map(({ platform }) => plainLine(platform)))];
  const { independentAccounts: accounts, engagement, reaction } = social;
  const among = `${counted(accounts, 'independent account')} among them`;
  const posts = `${counted(social.sources.length, 'post')} on ${joinNames(networks)}, ${among}`;
  const received = engagement.reception ? [toPhrase(engagement.received)] : [];
  if (!reaction || reaction.confirm + reaction.deny + reaction.ask === 0) return [posts, ...received];
  const { answers, confirm, deny, ask } = reaction;
  return [
    posts,
    ...received,
    `of ${counted(answers, 'reply', 'replies')}, ${confirm} confirm, ${deny} deny and ${ask} ask`,
  ];
}

/**
 * Network and time identify the post in `social_media_evidence`, which alone holds handles, URLs and text because
 * they expire.
 */
const eyewitnessesOf = ({ social }: Background): string[] =>
  (social?.sources ?? [])
    .filter(({ eyewitness }) => eyewitness.likelihood >= LIMITS.likely && eyewitness.words.length > 0)
    .sort((a, b) => b.eyewitness.likelihood - a.eyewitness.likelihood)
    .slice(0, LIMITS.eyewitnesses)
    .map(
      ({ platform, timestamp, eyewitness }) =>
        `${plainLine(platform)}, ${timestamp} (${eyewitness.words
          .slice(0, 2)
          .map((word) => inQuotes(word))
          .join(', ')})`,
    );
