import { Fragment } from 'react';
import type { Result } from '../../api/result';

/** Names of the sources that have a card on the page, by their id. */
export type Names = ReadonlyMap<number, string>;

export const namesOf = ({ additional_sources }: Pick<Result, 'additional_sources'>): Names =>
  new Map(additional_sources.map(({ source_id, name }) => [source_id, name]));

/** Leads to the source's card. */
export function Ref({ id, names }: { id: number; names: Names }) {
  const name = names.get(id);
  return name === undefined ? <span>source {id}</span> : <a href={`#source-${id}`}>{name}</a>;
}

/** Sources by name, each once, each leading to its card. */
export function Refs({ ids, names }: { ids: readonly number[]; names: Names }) {
  return [...new Set(ids)].map((id, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : ''}
      <Ref id={id} names={names} />
    </Fragment>
  ));
}
