import { Link } from 'wouter';
import { type Schemas, useOutlet, useOutlets } from '../../api';
import { count, Fault, Loading, Moment, Nothing, number, Section, SideBySide, useTitle, WebLink } from '../../ui';
import { changeWords } from '../case/watched';
import { FigureTable } from '../metrics/group-table';

type Change = Schemas['OutletChangeAnswer'];

/** Page changes of one outlet. */
export function OutletPage({ site }: { site: string }) {
  useTitle(site);
  const { data, error, isPending } = useOutlet(site);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{site}</h1>
        <p className="hush">Changes to its pages after decisions that rely on them. They do not affect its tier.</p>
      </div>
      <Fault error={error} />
      {isPending ? <Loading what="the outlet" /> : null}
      {data ? (
        <Section title="Changes" aside={`${count(data.pages, 'page')}, ${count(data.looks, 'look')}`}>
          {data.changes.length === 0 ? <Nothing>No relevant changes.</Nothing> : null}
          <ul className="plain-list watched">
            {data.changes.map((change) => (
              <ChangeItem key={change.look_id} change={change} />
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function ChangeItem({ change: { change, at, url, title, reasons, differences, ...of } }: { change: Change }) {
  return (
    <li>
      <strong>{changeWords(change)}</strong>, seen <Moment at={at} />: <WebLink url={url}>{title || url}</WebLink>
      <br />
      <small>
        Source of <Link href={`/investigations/${of.investigation_id}`}>{of.topic_title}</Link>
      </small>
      {differences.length === 0 ? reasons.map((text) => <p key={text}>{text}</p>) : null}
      {differences.map((difference) => (
        <SideBySide key={difference.part + difference.before} difference={difference} />
      ))}
    </li>
  );
}

const FIGURES = ['Pages', 'Looks', 'Corrected', 'Retracted', 'Silently edited', 'Gone', 'Redirected'];

/** Page changes of outlets, for editors; tiers are not affected. */
export function OutletTable() {
  const { data, error } = useOutlets();
  const outlets = data?.outlets ?? [];
  return (
    <Section title="Source changes" aside="pages checked again after decisions, all time">
      <Fault error={error} />
      {data && outlets.length === 0 ? (
        <Nothing>No sources checked yet.</Nothing>
      ) : (
        <FigureTable label="Source changes" titles={['Outlet']} figures={FIGURES}>
          {outlets.map((outlet) => (
            <Row key={outlet.site} outlet={outlet} />
          ))}
        </FigureTable>
      )}
      <p className="hush">Open corrections are not a fault. These figures do not affect tiers.</p>
    </Section>
  );
}

function Row({ outlet }: { outlet: Schemas['OutletMemoryAnswer'] }) {
  const { site, pages, looks, corrected, retracted, silently_edited, gone, redirected } = outlet;
  return (
    <tr>
      <th scope="row">
        <Link href={`/outlets/${encodeURIComponent(site)}`}>{site}</Link>
      </th>
      {[pages, looks, corrected, retracted, silently_edited, gone, redirected].map((figure, at) => (
        <td key={FIGURES[at]} className="num">
          {number(figure)}
        </td>
      ))}
    </tr>
  );
}
