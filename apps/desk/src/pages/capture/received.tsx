import { originalAddress, type Received, type SourceEvidence } from '../../api/evidence';
import { useMay } from '../../api/session';
import { count } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Moment } from '../../ui/time';
import { isCollected } from './collected';
import { FAILURES } from './failures';
import { size } from './size';

interface ReceivedProps {
  id: number;
  kept: SourceEvidence;
}

const WHY: Record<string, string> = {
  read: 'when it was read',
  snapshot: 'when a browser showed it',
  watch: 'when it was looked at again',
};
const STATES: Record<string, string> = {
  whole: 'looked through just now: they are what was received',
  removed: 'let go; the digest stays',
  missing: 'NOT THERE, though they should be',
  changed: 'CHANGED: they are not what was received',
};

/** What came from the page's address, with what vouches for it. */
export function ReceivedAnswers({ id, kept }: ReceivedProps) {
  return (
    <Section id="received" title="As it was received">
      {kept.failure ? <p className="note">{FAILURES[kept.failure]}</p> : null}
      {kept.received.length === 0 && !kept.failure ? (
        <Nothing>Nothing of this address is kept: it was read from a copy, or handed in.</Nothing>
      ) : null}
      {kept.received.toReversed().map((one) => (
        <Answer key={one.seq} id={id} one={one} />
      ))}
      <p className="hush">
        {kept.chain.entries} entries in the chain of this case, {kept.chain.sealed} of them under a seal.
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
        <dt>SHA-256 of the bytes</dt>
        <dd>
          <code className="hash">{original.sha256}</code>
        </dd>
        <dt>Place in the chain</dt>
        <dd>
          Entry {seq}, {sealed ? 'under a seal' : 'not sealed yet'}
        </dd>
        <dt>Who answered</dt>
        <dd>
          <Peer one={one} />
        </dd>
      </dl>
      <Headers headers={one.headers} />
    </div>
  );
}

function Peer({ one: { peer, from_cache, url } }: { one: Received }) {
  if (isCollected(url)) return <>A data server: the bytes name the digest of its answer, which is kept beside them.</>;
  if (from_cache) return <>Taken from an earlier call of this installation; the certificate stands with that one.</>;
  if (!peer) return <>Without encryption: no certificate says who answered.</>;
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
