import { Link } from 'wouter';
import { type OutletMemory, useOutlets } from '../../api';
import { Fault, Nothing, number, Section } from '../../ui';
import { FigureTable } from '../metrics/figure-table';

const FIGURES = ['Pages', 'Looks', 'Corrected', 'Retracted', 'Silently edited', 'Gone', 'Redirected'];

/** What is remembered of outlets. It is for people: no tier follows from it. */
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

function Row({ outlet }: { outlet: OutletMemory }) {
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
