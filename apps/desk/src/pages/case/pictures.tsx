import { usePictures } from '../../api/investigations';
import type { Schemas } from '../../api/client';
import { count } from '../../ui/format';
import { Section } from '../../ui/section';
import { Day } from '../../ui/time';
import { WebLink } from '../../ui/web-link';

type Picture = Schemas['PictureAnswer'];

const NOT_READ: Partial<Record<Picture['state'], string>> = {
  'not-decoded': 'too large to be compared with others',
  'other-kind': 'no JPEG, PNG or WebP',
  broken: 'its file is broken',
  'too-large': 'its file is over five megabytes',
  refused: 'its site does not let us fetch it',
  away: 'its server did not hand it over',
};

/** Notes that tell and do not warn. */
const CALM = [
  'picture.signed',
  'picture.signed-undated',
  'picture.signature-unchecked',
  'picture.signer-vouched',
  'picture.signer-unlisted',
];

/** Pictures that sources show: what their files say, and where they stood before. Nothing is decided by it. */
export function Pictures({ id }: { id: number }) {
  const { data } = usePictures(id);
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Section id="pictures" title="Pictures" aside={count(pictures.length, 'picture')}>
      <p className="hush">
        Background: no picture was judged, and none counts. What a file says of itself anybody can change; a picture
        that was met nowhere else may be old all the same.
        {data?.pending ? ' More are being looked at.' : null}
      </p>
      <PictureList pictures={pictures} />
    </Section>
  );
}

/** The same on the page of one source. */
export function PicturesOfSource({ id, source }: { id: number; source: number }) {
  const pictures = (usePictures(id).data?.pictures ?? []).filter(({ source_id }) => source_id === source);
  return pictures.length === 0 ? null : (
    <>
      <h2>Its pictures</h2>
      <PictureList pictures={pictures} />
    </>
  );
}

function PictureList({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="context">
      {pictures.map((picture) => (
        <li key={`${picture.source_id} ${picture.url}`} data-picture={picture.state}>
          <p className="wrap">
            <WebLink url={picture.url}>{fileName(picture.url)}</WebLink> at{' '}
            <WebLink url={picture.page_url}>{picture.site}</WebLink>
            {picture.page_day ? (
              <>
                , <Day at={picture.page_day} />
              </>
            ) : null}
            {NOT_READ[picture.state] ? <span className="hush"> · {NOT_READ[picture.state]}</span> : null}
          </p>
          {picture.notes.map((note, at) => (
            <p className={CALM.includes(picture.note_codes[at]?.code ?? '') ? 'hush' : 'warn'} key={note}>
              {note}
            </p>
          ))}
          <Marks picture={picture} />
          <Elsewhere picture={picture} />
          <Searches picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function Marks({ picture: { marks, manifest } }: { picture: Picture }) {
  const told = [
    marks?.made_at ? `made ${marks.made_at.replace('T', ' ')}` : null,
    marks?.place_name ?? null,
    marks?.place ? `at ${marks.place.latitude.toFixed(4)}, ${marks.place.longitude.toFixed(4)}` : null,
    marks?.camera ? `with ${marks.camera}` : null,
    marks?.software.length ? `by way of ${marks.software.join(', ')}` : null,
    marks?.edited_at ? `written ${marks.edited_at.replace('T', ' ')}` : null,
    marks?.credit ? `credit: ${marks.credit}` : null,
  ].filter((part) => part !== null);
  return (
    <>
      {told.length > 0 ? <p className="hush">Its file says: {told.join(' · ')}</p> : null}
      {manifest ? (
        <p className="hush">
          It carries a C2PA manifest{manifest.generator ? ` of ${manifest.generator}` : ''}
          {manifest.actions.length ? `: ${manifest.actions.join(', ')}` : ''}
        </p>
      ) : null}
    </>
  );
}

function Elsewhere({ picture: { elsewhere } }: { picture: Picture }) {
  if (elsewhere.length === 0) return null;
  return (
    <details>
      <summary>It was met on {count(elsewhere.length, 'other page')}</summary>
      <ul>
        {elsewhere.map(({ page_url, site, page_day, investigation_id }) => (
          <li key={page_url} className="wrap">
            {page_day ? <Day at={page_day} /> : 'No day'}: <WebLink url={page_url}>{site}</WebLink>, in case{' '}
            {investigation_id}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What engines for pictures say; their titles and addresses are of strangers. */
function Searches({ picture: { searches } }: { picture: Picture }) {
  return searches.map(({ engine, title, outcome, matches }) =>
    matches.length === 0 ? (
      <p className="hush" key={engine}>
        {title}: {UNMET[outcome] ?? 'could not be asked'}
      </p>
    ) : (
      <details key={engine}>
        <summary>
          {title} knows {count(matches.length, 'page')} with it
        </summary>
        <ul>
          {matches.map(({ page_url, site, title: said, first_seen, whole }) => (
            <li key={page_url} className="wrap">
              {first_seen ? <Day at={first_seen} /> : 'No day'}: <WebLink url={page_url}>{site}</WebLink>
              {said ? `, “${said}”` : null}
              {whole ? null : ' (a part of it)'}
            </li>
          ))}
        </ul>
      </details>
    ),
  );
}

const UNMET: Partial<Record<Picture['searches'][number]['outcome'], string>> = {
  'nothing-found': 'met nowhere',
  blocked: 'it refused to answer',
  limited: 'it was not asked, or no more of it: budget, quota or size',
};

function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || url;
  } catch {
    return url;
  }
}
