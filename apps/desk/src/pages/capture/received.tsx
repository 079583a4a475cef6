import { originalAddress, type Received, type SourceEvidence, useMay } from '../../api';
import { count, Moment, Nothing, Section } from '../../ui';
import { FAILURES, isCollected, size } from './failures';

const WHY: Record<string, string> = {
  read: 'when it was read',
  snapshot: 'when a browser showed it',
  watch: 'when it was looked at again',
};
const STATES: Record<string, string> = {
  whole: 'checked now: unchanged',
  removed: 'deleted after retention; hash kept',
  missing: 'MISSING',
  changed: 'ALTERED',
};

/** Responses from the page's URL, with their proof of authenticity. */
export function ReceivedAnswers({ id, kept }: { id: number; kept: SourceEvidence }) {
  return (
    <Section id="received" title="Original response">
      {kept.failure ? <p className="note">{FAILURES[kept.failure]}</p> : null}
      {kept.received.length === 0 && !kept.failure ? (
        <Nothing>No response stored: it was read from a copy or added by a user.</Nothing>
      ) : null}
      {kept.received.toReversed().map((one) => (
        <Answer key={one.seq} id={id} one={one} />
      ))}
      <p className="hush">
        {kept.chain.entries} entries in the evidence chain, {kept.chain.sealed} sealed.
      </p>
    </Section>
  );
}

function Answer({ id, one }: { id: number; one: Received }) {
  const may = useMay('editor');
  const { original, status, seq, sealed, at } = one;
  const what = `${original.media_type}, ${size(original.size)}`;
  return (
    <div className="received">
      <h3>
        <Moment at={at} /> <span className="hush">{WHY[one.when] ?? one.when}</span>
      </h3>
      <dl className="facts stacked">
        <dt>Answer</dt>
        <dd>
          HTTP {status} from {one.url}
          {one.redirects.length > 0 ? `, after ${count(one.redirects.length, 'redirect')} from ${one.asked}` : ''}
        </dd>
        <dt>Bytes</dt>
        <dd>
          {may && original.state === 'whole' ? (
            <a href={originalAddress(id, original.sha256)} download>
              Download ({what})
            </a>
          ) : (
            what
          )}
          <br />
          <span className="hush">{STATES[original.state]}</span>
        </dd>
        <dt>SHA-256 of the original</dt>
        <dd>
          <code className="hash">{original.sha256}</code>
        </dd>
        <dt>Entry in the evidence chain</dt>
        <dd>
          Entry {seq}, {sealed ? 'under a seal' : 'not sealed yet'}
        </dd>
        <dt>Server certificate</dt>
        <dd>
          <Peer one={one} />
        </dd>
      </dl>
      <Headers headers={one.headers} />
    </div>
  );
}

function Peer({ one: { peer, from_cache, url } }: { one: Received }) {
  if (isCollected(url)) return <>A data server: the original contains the hash of its stored response.</>;
  if (from_cache) return <>From an earlier call, which has the certificate.</>;
  if (!peer) return <>Not encrypted: no certificate.</>;
  return (
    <>
      {peer.subject}
      <br />
      <span className="hush">
        vouched for by {peer.issuer}, valid until <Moment at={peer.valid_to} />
      </span>
      <br />
      <code className="hash">{peer.fingerprint256}</code>
    </>
  );
}

function Headers({ headers }: { headers: Record<string, string> }) {
  const rows = Object.entries(headers);
  return (
    <details>
      <summary>{count(rows.length, 'header')} of the answer</summary>
      <dl className="headers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
