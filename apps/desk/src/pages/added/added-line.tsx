import { Link } from 'wouter';
import type { Added, Correction } from '../../api';
import { Moment, plain, WebLink } from '../../ui';
import { Difference } from '../case/difference';

const STATES: Record<Added['state'], string> = {
  waiting: 'waiting',
  read: 'read, not evaluated yet',
  weighed: 'evaluated',
  unread: 'failed',
};

export function AddedLine({ source }: { source: Added }) {
  const { url, title, reply_from, kind, added_by, added_at, reason, quotes } = source;
  const name = title ?? (reply_from ? `Response from ${reply_from}` : plain(kind));
  return (
    <li>
      <strong>{url ? <WebLink url={url}>{title ?? url}</WebLink> : name}</strong> <Standing source={source} />
      <br />
      <small>
        {plain(kind)} added by {added_by}, <Moment at={added_at} /> · {stateWords(source)}
      </small>
      {reason ? <p className="bad">{reason}</p> : null}
      {quotes.map((quote) => (
        <p key={quote}>
          <q dir="auto">{quote}</q>
        </p>
      ))}
      <Changed source={source} />
    </li>
  );
}

function Standing({ source: { stars, source_id } }: { source: Added }) {
  if (stars === null) return null;
  return (
    <span className="nowrap" title="Source credibility, 1 to 5">
      {stars} of 5{source_id === null ? '' : ' ★'}
    </span>
  );
}

function stateWords({ state, round, recomputed }: Added): string {
  if (state !== 'weighed' || round === null) return STATES[state];
  return recomputed ? 're-evaluated with it' : `evaluated in round ${round}`;
}

function Changed({ source: { difference } }: { source: Added }) {
  if (!difference) return null;
  const told = difference as unknown as Correction['difference'] & { verdicts?: Verdict[] };
  return (
    <details>
      <summary>Changes</summary>
      <Difference correction={{ difference: told }} />
      <ul className="plain-list">
        {(told.verdicts ?? []).map(({ claim_id, claim, from, to }) => (
          <li key={claim_id}>
            “{claim}”: {from ?? 'no verdict'} → {to ?? 'no verdict'}
          </li>
        ))}
      </ul>
      <p className="hush">
        A changed level waits in the <Link href="/reviews">review queue</Link>.
      </p>
    </details>
  );
}

interface Verdict {
  claim_id: string;
  claim: string;
  from: string | null;
  to: string | null;
}
