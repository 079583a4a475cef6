import { type ResultPlace, useEngineTitle } from '../../api';
import { humanizeCode, Stars, WebLink } from '../../ui';
import { t } from '../../messages';

export function EventPlace({ place }: { place: ResultPlace }) {
  return (
    <div className="where">
      <h3>{t('story.place')}</h3>
      <p>
        <strong>{nameOf(place)}</strong> {place.assumed ? <AssumedNote /> : null}{' '}
        <span className="hush">{positionText(place)}</span>
      </p>
      {place.level === 'ambiguous' ? <Candidates place={place} /> : null}
      {place.conditions.map(({ what, text }) => (
        <p key={what}>{text}</p>
      ))}
      <LocalOutlets place={place} />
      <PlaceDetails place={place} />
    </div>
  );
}

const AssumedNote = () => <span className="warn">{t('story.assumed')}</span>;

function PlaceDetails({ place: { reasons, conditions, source } }: { place: ResultPlace }) {
  return (
    <details>
      <summary>{t('story.basis')}</summary>
      <p>{reasons.join(' ')}</p>
      {conditions.map(({ what, computed_from, inputs }) => (
        <p key={what}>
          {t('story.computedValueFromComputedFromInputs', {
            value: what.replaceAll('-', ' '),
            computedFrom: computed_from,
            inputs: formatInputs(inputs),
          })}
        </p>
      ))}
      <p className="hush">
        {t.rich('story.placesNameLicenceNote', {
          webLink: (chunks) => <WebLink url={source.url}>{chunks}</WebLink>,
          name: source.name,
          licence: source.licence,
          note: source.note,
        })}
      </p>
    </details>
  );
}

const formatInputs = (inputs: Record<string, string>) =>
  Object.entries(inputs)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');

const nameOf = ({ said, town, unlisted, district, region, country }: ResultPlace) =>
  [town ?? unlisted, district, region, country].filter(Boolean).join(', ') || said;

function positionText({ coordinates, population, time_zone, level, unlisted }: ResultPlace): string {
  const parts = [
    coordinates
      ? `${Math.abs(coordinates.latitude)}° ${coordinates.latitude < 0 ? 'S' : 'N'}, ` +
        `${Math.abs(coordinates.longitude)}° ${coordinates.longitude < 0 ? 'W' : 'E'}`
      : '',
    population === null ? '' : t('story.populationPeople', { population }),
    time_zone ?? '',
    unlisted === null ? '' : t('story.unlistedIsNotInThe', { unlisted }),
    level === 'ambiguous' ? t('story.ambiguous') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const Candidates = ({ place }: { place: ResultPlace }) => (
  <p>
    {t('story.possiblePlacesCandidates', {
      candidates: place.candidates
        .map(({ name, region, country }) =>
          [name, region === name ? null : region, country === name ? null : country].filter(Boolean).join(', '),
        )
        .join('; '),
    })}
  </p>
);

const ANSWERED_OUTCOMES = ['found', 'nothing-found'];

function LocalOutlets({ place: { local_outlets: local } }: { place: ResultPlace }) {
  const titleOf = useEngineTitle(humanizeCode);
  const silent = local.engines.filter(({ outcome }) => !ANSWERED_OUTCOMES.includes(outcome));
  if (local.outlets.length === 0) return null;
  return (
    <>
      <p>{t('story.localOutletsLocal', { local: askedText(local) })}</p>
      <ul className="tight">
        {local.outlets.map(({ site, name, credibility_tier, ...outlet }) => (
          <li key={site}>
            <span>
              <WebLink url={`https://${site}/`}>{name}</WebLink> <Stars tier={credibility_tier} />
            </span>
            <span className="hush">{outletText(outlet)}</span>
          </li>
        ))}
      </ul>
      {silent.length ? <p className="hush">{silentText(silent, titleOf)}</p> : null}
    </>
  );
}

function silentText(engines: ResultPlace['local_outlets']['engines'], titleOf: (name: string) => string): string {
  const byReason = new Map<string, Set<string>>();
  for (const { provider, reason, outcome } of engines) {
    const why = reason ?? humanizeCode(outcome);
    byReason.set(why, (byReason.get(why) ?? new Set()).add(titleOf(provider)));
  }
  return [...byReason].map(([why, names]) => `${[...names].join(', ')}: ${why}`).join('; ');
}

function askedText({ asked, answered, engines }: ResultPlace['local_outlets']): string {
  if (!asked) return t('story.notSearchedByName');
  const hits = engines.reduce((sum, one) => sum + one.hits, 0);
  return answered ? t('story.searchedByNameResults', { hits }) : t('story.searchedByNameNoAnswer');
}

type Outlet = ResultPlace['local_outlets']['outlets'][number];

function outletText({ town, asked, source_ids }: Pick<Outlet, 'town' | 'asked' | 'source_ids'>): string {
  const pages = source_ids.length;
  const parts = [town, asked ? t('story.searched') : null, pages ? t('story.pagesInThisCase', { pages }) : null];
  return parts.filter(Boolean).join(' · ');
}
