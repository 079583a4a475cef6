import { dollars, Nothing, number, Section } from '../../ui';
import { FigureTable } from './figure-table';
import { mean, rate, seconds, usd, type Group } from './figures';

const FIGURES = [
  'Ended',
  'Success',
  'Upgraded',
  'False upgrades',
  'Overturned',
  'Sources',
  'Median',
  '95% within',
  'Cost',
  'Mean cost',
];

/** Days latest first, those on which nothing happened left out; modes all of them. */
function shownOf(groups: Group[], by: 'day' | 'mode'): Group[] {
  if (by === 'mode') return groups;
  return groups.filter(({ investigations, decisions }) => investigations + decisions > 0).reverse();
}

export function GroupTable({ groups, by }: { groups: Group[]; by: 'day' | 'mode' }) {
  const shown = shownOf(groups, by);
  return (
    <Section title={by === 'day' ? 'By day' : 'By mode'}>
      {shown.length === 0 ? (
        <Nothing>No investigations finished in this period.</Nothing>
      ) : (
        <FigureTable label={`By ${by}`} titles={[by === 'day' ? 'Day' : 'Mode']} figures={FIGURES}>
          {shown.map((group) => (
            <Row key={group.key} group={group} />
          ))}
        </FigureTable>
      )}
    </Section>
  );
}

const Row = ({ group }: { group: Group }) => (
  <tr>
    <th scope="row" className="nowrap">
      {group.key}
    </th>
    <td className="num">{number(group.investigations)}</td>
    <td className="num">{rate(group.success_rate)}</td>
    <td className="num">{rate(group.upgrade_rate)}</td>
    <td className="num">{rate(group.false_upgrade_rate)}</td>
    <td className="num">{rate(group.overturn_rate)}</td>
    <td className="num">{mean(group.mean_sources)}</td>
    <td className="num nowrap">{seconds(group.seconds_p50)}</td>
    <td className="num nowrap">{seconds(group.seconds_p95)}</td>
    <td className="num">{dollars(group.cost_usd)}</td>
    <td className="num">{usd(group.cost_per_investigation_usd)}</td>
  </tr>
);
