import { useInvestigation } from '../../api/investigations';
import type { Result } from '../../api/result';
import { AnotherChip, StanceChip, Stars } from '../../ui/badges';
import { count } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Published } from '../../ui/time';
import { shownPassage } from '../../ui/shown-passage';
import { aboutIt, tellsAnother } from '../case/about-it';
import { steeringPages } from '../case/steering-pages';
import { tellingSources } from './telling-sources';

const SHOWN = 4;

/** The evidence in short: what disputes first, then what credible sources say. */
export function Glance({ investigation }: { investigation: number }) {
  const { data } = useInvestigation(investigation);
  const result = data?.result;
  if (!result) return null;
  const sources = tellingSources(result.additional_sources);
  return (
    <section className="glance" aria-label="The evidence in short">
      <p>
        <b>{count(aboutIt(result.additional_sources).length, 'page')} on this event</b>,{' '}
        <b>{count(result.independent_credible_sources, 'independent credible source')}</b>;{' '}
        {Math.round(result.confidence_level)} of 100 sure of the level.
      </p>
      {result.old_story_signs?.note ? <p className="warn">{result.old_story_signs.note}</p> : null}
      <Doubts result={result} />
      <SteeringNote result={result} />
      {sources.length === 0 ? (
        <Nothing>No page that was read has a passage on it; the case has their titles.</Nothing>
      ) : null}
      <ul>
        {sources.slice(0, SHOWN).map((source) => (
          <li key={source.source_id}>
            <p className="source-head">
              <Stars stars={source.stars} tier={source.credibility_tier} /> <strong>{source.name}</strong>{' '}
              {tellsAnother(source) ? <AnotherChip /> : <StanceChip stance={source.stance} />}{' '}
              <span className="hush">{source.published ? <Published at={source.published} /> : 'undated'}</span>
            </p>
            <blockquote className={`passage clamp stance-${source.stance}`}>
              {shownPassage(source, result.source_cards)}
            </blockquote>
          </li>
        ))}
      </ul>
      {sources.length > SHOWN ? (
        <p className="hush">and {count(sources.length - SHOWN, 'more source')} in the case.</p>
      ) : null}
    </section>
  );
}

/** Questions of the last look whose bad answer speaks against the story itself. */
const AGAINST = ['old-story', 'still-there'];

/** An old story told anew reads like a report of today: whoever decides must see what speaks against it. */
function Doubts({ result }: { result: Result }) {
  const doubts = (result.last_look?.questions ?? []).filter(
    ({ id, answer }) => answer === 'critical' && AGAINST.includes(id),
  );
  return doubts.map(({ id, ask, reason }) => (
    <p key={id} className="warn" dir="auto">
      <b>{ask}</b> {reason}
    </p>
  ));
}

/** Whoever decides must know that a page spoke to the machine, whether or not that is a reason of the review. */
function SteeringNote({ result }: { result: Result }) {
  const pages = steeringPages(result);
  if (pages.length === 0) return null;
  const outlets = [...new Set(pages.map(({ name }) => name ?? 'an outlet that is not known'))].join(', ');
  return (
    <p className="warn">
      {count(pages.length, 'page')} of {outlets} tried to steer the machine: <q dir="auto">{pages[0]?.quotes[0]}</q>
    </p>
  );
}
