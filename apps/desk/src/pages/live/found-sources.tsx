import type { ProgressEvent } from '../../api';
import { count, Nothing, plain, Section, StanceChip, Stars, Tally, WebLink, When } from '../../ui';
import { liveCards, readSoFar, tallySoFar, type LiveCard } from './cards';
import { ofType, openedPages, text, unjudged, type Events } from './progress';

/** Pages that were read and not yet judged: only the latest of so many. */
const WAITING_SHOWN = 8;

export function FoundSources({ events }: { events: Events }) {
  const cards = liveCards(events);
  const waiting = unjudged(events);
  const pages = openedPages(events);
  const unrelated = ofType(events, 'source.unrelated').length;
  return (
    <Section title="Sources as they arrive" aside={asideOf(pages, cards.length, unrelated)}>
      {pages.opened === 0 ? <Nothing>No pages read yet.</Nothing> : null}
      <Judged events={events} />
      <Tally tally={tallySoFar(cards)} title="Credibility of the sources so far" />
      <ul className="sources" aria-live="off">
        {cards.map((card) => (
          <Found key={card.id} card={card} />
        ))}
        {waiting.slice(-WAITING_SHOWN).map((event) => (
          <Waiting key={event.id} event={event} />
        ))}
      </ul>
      {waiting.length > WAITING_SHOWN ? (
        <p className="hush">and {waiting.length - WAITING_SHOWN} more waiting.</p>
      ) : null}
    </Section>
  );
}

/** Pages that are not on the topic have no entry below, so they are named here. */
const asideOf = ({ opened, read }: ReturnType<typeof openedPages>, about: number, unrelated: number): string =>
  `${read === opened ? count(read, 'page') : `${read} of ${count(opened, 'page')}`} read, ${about} on the topic` +
  (unrelated > 0 ? `, ${unrelated} not` : '');

/** "3 of 14", as a line and a bar. */
function Judged({ events }: { events: Events }) {
  const soFar = readSoFar(events);
  if (!soFar) return null;
  return (
    <div className="judged">
      <span>
        <b className="figure">{soFar.at}</b> of <b className="figure">{soFar.of}</b> summarized
      </span>
      <progress value={soFar.at} max={soFar.of} aria-label="Pages summarized" />
    </div>
  );
}

const Found = ({ card: { stars, outlet, stance, lean, title, url, keyFinding, published } }: { card: LiveCard }) => (
  <li className="source found">
    <div className="source-head">
      <Stars stars={stars} /> <strong dir="auto">{outlet}</strong> <StanceChip stance={stance} />
      {lean ? <span className="chip">lean: {lean}</span> : null}
      <span className="hush">{published ? <When at={published} /> : 'undated'}</span>
    </div>
    <p className="source-title" dir="auto">
      <WebLink url={url}>{title?.trim() || url}</WebLink>
    </p>
    {keyFinding ? (
      <blockquote className={`passage stance-${stance}`} dir="auto">
        <mark>{keyFinding}</mark>
      </blockquote>
    ) : null}
  </li>
);

const Waiting = ({ event: { data } }: { event: ProgressEvent }) => (
  <li className="source waiting">
    <p className="source-title" dir="auto">
      {text(data.title) || text(data.url)}
    </p>
    <p className="waiting-foot">
      <span>{text(data.outlet) || text(data.site)}</span>{' '}
      <span>{text(data.verdict) === 'complete' ? 'read' : plain(text(data.verdict)).toLowerCase()}</span>
    </p>
  </li>
);
