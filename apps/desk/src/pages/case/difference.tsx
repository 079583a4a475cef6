import type { Correction } from '../../api';
import { LevelBadge } from '../../ui';

export function Difference({ correction: { difference } }: { correction: Pick<Correction, 'difference'> }) {
  const { before, after, changes } = difference;
  return (
    <div className="difference">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Level</th>
            <td>
              <LevelBadge level={before.recommended} quiet />
            </td>
            <td>
              <LevelBadge level={after.recommended} />
            </td>
          </tr>
          <tr>
            <th scope="row">Counted independent sources</th>
            <td>{before.independent_credible}</td>
            <td>{after.independent_credible}</td>
          </tr>
          <tr>
            <th scope="row">Confidence</th>
            <td>{Math.round(before.confidence)}</td>
            <td>{Math.round(after.confidence)}</td>
          </tr>
        </tbody>
      </table>
      <ul className="plain-list">
        {changes.length === 0 ? <li>The decision does not change.</li> : null}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
