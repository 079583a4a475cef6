import { Link } from 'wouter';
import { type Schemas, useOutlet, useOutlets } from '../../api';
import { Fault, Loading, Moment, EmptyState, formatNumber, Section, SideBySide, useTitle, WebLink } from '../../ui';
import { changeText } from '../case/watched';
import { FigureTable } from '../metrics/group-table';
import { t } from '../../messages';

type Change = Schemas['OutletChangeResponse'];

/** Page changes of one outlet. */
export function OutletPage({ site }: { site: string }) {
  useTitle(site);
  const { data, error, isPending } = useOutlet(site);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{site}</h1>
        <p className="hush">{t('outlets.changesToItsPagesAfter')}</p>
      </div>
      <Fault error={error} />
      {isPending ? <Loading what={t('outlets.theOutlet')} /> : null}
      {data ? (
        <Section title={t('outlets.changes')} aside={t('outlets.pagesLooks', { pages: data.pages, looks: data.looks })}>
          {data.changes.length === 0 ? <EmptyState>{t('outlets.noRelevantChanges')}</EmptyState> : null}
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
      {t.rich('outlets.changeSeenTitle', {
        strong: (chunks) => <strong>{chunks}</strong>,
        change: changeText(change),
        moment: () => <Moment at={at} />,
        webLink: (chunks) => <WebLink url={url}>{chunks}</WebLink>,
        title: title || url,
      })}
      <br />
      <small>
        {t.rich('outlets.sourceOfTopicTitle', {
          link: (chunks) => <Link href={`/investigations/${of.investigation_id}`}>{chunks}</Link>,
          topicTitle: of.topic_title,
        })}
      </small>
      {differences.length === 0 ? reasons.map((text) => <p key={text}>{text}</p>) : null}
      {differences.map((difference) => (
        <SideBySide key={difference.part + difference.before} difference={difference} />
      ))}
    </li>
  );
}

const FIGURE_TITLES = [
  t('outlets.pages'),
  t('outlets.looks'),
  t('outlets.corrected'),
  t('outlets.retracted'),
  t('outlets.silentlyEdited'),
  t('outlets.gone'),
  t('outlets.redirected'),
];

/** Page changes of outlets, for editors. They do not affect tiers. */
export function OutletTable() {
  const { data, error } = useOutlets();
  const outlets = data?.outlets ?? [];
  return (
    <Section title={t('outlets.sourceChanges')} aside={t('outlets.pagesCheckedAgainAfterDecisions')}>
      <Fault error={error} />
      {data && outlets.length === 0 ? (
        <EmptyState>{t('outlets.noSourcesCheckedYet')}</EmptyState>
      ) : (
        <FigureTable label={t('outlets.sourceChanges')} titles={[t('outlets.outlet')]} figures={FIGURE_TITLES}>
          {outlets.map((outlet) => (
            <Row key={outlet.site} outlet={outlet} />
          ))}
        </FigureTable>
      )}
      <p className="hush">{t('outlets.openCorrectionsAreNotA')}</p>
    </Section>
  );
}

function Row({ outlet }: { outlet: Schemas['OutletHistoryResponse'] }) {
  const { site, pages, looks, corrected, retracted, silently_edited, gone, redirected } = outlet;
  return (
    <tr>
      <th scope="row">
        <Link href={`/outlets/${encodeURIComponent(site)}`}>{site}</Link>
      </th>
      {[pages, looks, corrected, retracted, silently_edited, gone, redirected].map((figure, at) => (
        <td key={FIGURE_TITLES[at]} className="num">
          {formatNumber(figure)}
        </td>
      ))}
    </tr>
  );
}
