import { Fragment, type ReactNode } from 'react';
import type { ReportSection, ReportSentence } from '../../api';
import { WebLink } from '../../ui';
import { splitFinalStop, type CitationPlace, type CitationPlaces } from './places';
import { t } from '../../messages';

type Group = ReportSection['groups'][number];
type Item = Group['items'][number];

/** Report sections with numbered sentences, as plain text only. */
export const ReportBody = ({ sections, places }: { sections: ReportSection[]; places: CitationPlaces }) => (
  <>
    {sections.map(({ id, title, groups, empty }) => (
      <section key={id} lang="en" id={`section-${id}`} aria-labelledby={`section-${id}-title`}>
        <h2 id={`section-${id}-title`}>{title}</h2>
        {empty ? <p className="hush">{empty.reason}</p> : null}
        {groups.map((group, index) => (
          <GroupOf key={index} group={group} places={places} />
        ))}
      </section>
    ))}
  </>
);

const Rows = ({ group: { columns = [], items }, places }: { group: Group; places: CitationPlaces }) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          {[t('report.evidence'), ...columns].map((title) => (
            <th key={title} scope="col" dir="auto">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, sentences }, index) => (
          <tr key={index}>
            <th scope="row" dir="auto">
              {label}
            </th>
            {sentences.map((sentence, at) => (
              <td key={at}>
                <Sentence sentence={sentence} cited={places.in(sentence)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function GroupOf({ group, places }: { group: Group; places: CitationPlaces }) {
  const { heading, as, items } = group;
  if (as === 'table')
    return (
      <>
        {heading ? <h3 dir="auto">{heading}</h3> : null}
        <Rows group={group} places={places} />
      </>
    );
  return (
    <>
      {heading ? <h3 dir="auto">{heading}</h3> : null}
      {as === 'list' ? (
        <ul>
          {items.map((item, index) => (
            <li key={index} dir="auto">
              <ItemOf item={item} places={places} />
            </li>
          ))}
        </ul>
      ) : (
        items.map((item, index) => (
          <p key={index} dir="auto">
            <ItemOf item={item} places={places} />
          </p>
        ))
      )}
    </>
  );
}

function ItemOf({ item: { label, href, sentences }, places }: { item: Item; places: CitationPlaces }): ReactNode {
  return (
    <>
      {label ? <b>{href ? <WebLink url={href}>{label}</WebLink> : label}: </b> : null}
      {sentences.map((sentence, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : ''}
          <Sentence sentence={sentence} cited={places.in(sentence)} />
        </Fragment>
      ))}
    </>
  );
}

function Sentence({ sentence: { text }, cited }: { sentence: ReportSentence; cited: CitationPlace[] }) {
  if (cited.length === 0) return <>{text}</>;
  const [body, stop] = splitFinalStop(text);
  return (
    <>
      {body}{' '}
      {cited.map(({ n, id, quote }) => (
        <a
          key={id}
          id={id}
          className="cite"
          href={`#source-${n}`}
          title={quote ?? undefined}
          aria-label={t('report.sourceN', { n: String(n) })}
        >
          [{n}]
        </a>
      ))}
      {stop}
    </>
  );
}
