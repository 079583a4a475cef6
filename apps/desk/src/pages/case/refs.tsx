import { createContext, Fragment, useContext } from 'react';
import type { Result } from '../../api';
import { linkNames } from './linked';
import { t } from '../../messages';

/** Names of the sources that have a drawer, by id. */
export type Names = ReadonlyMap<number, string>;

/** Source names of the displayed case. */
export const CaseNames = createContext<Names>(new Map());

export const sourceNames = ({ additional_sources }: Pick<Result, 'additional_sources'>): Names =>
  new Map(additional_sources.map(({ source_id, name }) => [source_id, name]));

/** URLs that open a drawer in the case. */
export const sourceHref = (id: number) => `#source-${id}`;
export const claimHref = (id: string) => `#claim-${encodeURIComponent(id)}`;

export const PersonLink = ({ name }: { name: string }) => (
  <a href={`#person-${encodeURIComponent(name)}`} dir="auto">
    {name}
  </a>
);

/** Link that opens a source's drawer. */
export function Ref({ id }: { id: number }) {
  const names = useContext(CaseNames);
  return <Pages ids={[id]} name={names.get(id) ?? t('case.sourceId', { id: String(id) })} known={names.has(id)} />;
}

/** Sources by name, each listed once, with a link for each page. */
export function Refs({ ids }: { ids: readonly number[] }) {
  const names = useContext(CaseNames);
  return [...groupByName(ids, names)].map(([name, pages], index) => (
    <Fragment key={name}>
      {index > 0 ? ', ' : ''}
      <Pages ids={pages} name={name} known={names.has(pages[0] ?? 0)} />
    </Fragment>
  ));
}

function groupByName(ids: readonly number[], names: Names): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const id of new Set(ids)) {
    const name = names.get(id) ?? t('case.sourceId', { id: String(id) });
    pages.set(name, [...(pages.get(name) ?? []), id]);
  }
  return pages;
}

/** Several pages of one outlet: the name links to the first, numbers link to the others. */
function Pages({ ids: [first = 0, ...others], name, known }: { ids: number[]; name: string; known: boolean }) {
  if (!known) return <span>{name}</span>;
  return (
    <>
      <a href={sourceHref(first)}>{name}</a>
      {others.map((id, at) => (
        <Fragment key={id}>
          {' '}
          <a
            href={sourceHref(id)}
            aria-label={t('case.namePageN', { name, n: at + 2 })}
            title={t('case.anotherPageOfName', { name })}
          >
            <small>[{at + 2}]</small>
          </a>
        </Fragment>
      ))}
    </>
  );
}

/** A sentence with source names as links; sources it does not name follow in brackets. */
export function LinkedSentence({ text, ids }: { text: string; ids: readonly number[] }) {
  const names = useContext(CaseNames);
  const pages = groupByName(ids, names);
  const { parts, unnamed } = linkNames(text, [...pages.keys()]);
  return (
    <>
      {parts.map(({ words, isName }, at) =>
        isName ? (
          <Pages key={at} ids={pages.get(words) ?? []} name={words} known={names.has(pages.get(words)?.[0] ?? 0)} />
        ) : (
          <span key={at} lang="en">
            {words}
          </span>
        ),
      )}
      {unnamed.length > 0 ? (
        <>
          {unnamed.length < pages.size ? t('case.also') : t('case.see')}
          <Refs ids={unnamed.flatMap((name) => pages.get(name) ?? [])} />)
        </>
      ) : null}
    </>
  );
}
