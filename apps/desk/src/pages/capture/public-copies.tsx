import { askForPublicCopy, type PublicCopy, type SourceEvidence, useChange, useMay } from '../../api';
import { Fault, Moment, Nothing, Section } from '../../ui';

/** Copies of the page that anybody can look at, at an archive that is not ours. */
export function PublicCopies({ id, kept }: { id: number; kept: SourceEvidence }) {
  const ask = useChange(() => askForPublicCopy(id, kept.source_id));
  const may = useMay('editor');
  const copies = kept.public_copies;
  const isOff = kept.public_copy_mode === 'off';
  const waits = copies.some(({ state }) => state === 'wanted');
  const button = (
    <button type="button" disabled={waits || ask.isPending} onClick={() => ask.mutate(undefined)}>
      {waits ? 'Archiving …' : 'Request public copy'}
    </button>
  );
  return (
    <Section id="public-copies" title="Public copies" aside={may && !isOff ? button : null}>
      <Fault error={ask.error} />
      {copies.length === 0 ? (
        <Nothing>
          {isOff
            ? 'Public copies are turned off (PUBLIC_COPIES).'
            : 'None requested. A request discloses the URL to the Wayback Machine; its copy is public.'}
        </Nothing>
      ) : (
        <ul>
          {copies.map((copy) => (
            <One key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function One({ copy: { url, at, reason, state, created_at } }: { copy: PublicCopy }) {
  if (url && at)
    return (
      <li>
        <a href={url} rel="noreferrer noopener" target="_blank">
          Copy at the Wayback Machine
        </a>
        , <Moment at={at} />
      </li>
    );
  return (
    <li role={state === 'wanted' ? 'status' : undefined}>
      {state === 'failed' ? 'Copy failed; requested' : 'Requested'} <Moment at={created_at} />
      {state === 'failed' ? '' : ', pending'}
      {reason ? `: ${reason}` : '.'}
    </li>
  );
}
