import { useRef, type RefObject } from 'react';
import type { CandidateFilter } from '../../api';
import { Field, Form, Select, useKey } from '../../ui';

interface FiltersProps {
  filter: CandidateFilter;
  categories: string[];
  onChange: (filter: CandidateFilter) => void;
}

const SCORES = [60, 70, 80, 90].map((score) => [String(score), `${score} or more`] as const);

export function Filters({ filter, categories, onChange }: FiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  useFocusOnSlash(search);
  const change = (part: Partial<CandidateFilter>) => onChange({ ...filter, ...part });
  return (
    <Form className="filters" role="search">
      <Field label="Search titles">
        <input
          ref={search}
          type="search"
          maxLength={200}
          value={filter.q}
          placeholder="Press / to search"
          onChange={(event) => change({ q: event.target.value })}
        />
      </Field>
      <Select
        label="Category"
        value={filter.category}
        options={[['', 'All'], ...categories]}
        onChange={(category) => change({ category })}
      />
      <Select
        label="News value"
        value={String(filter.minScore)}
        options={[['0', 'Any'], ...SCORES]}
        onChange={(score) => change({ minScore: Number(score) })}
      />
      <Select
        label="Order"
        value={filter.sort}
        options={[
          ['score', 'Highest news value'],
          ['latest', 'Newest'],
        ]}
        onChange={(sort) => change({ sort })}
      />
    </Form>
  );
}

/** A slash leads to the search from anywhere but a field, where it is only a slash. */
function useFocusOnSlash(field: RefObject<HTMLInputElement | null>): void {
  useKey((event) => {
    if (event.key !== '/') return;
    event.preventDefault();
    field.current?.focus();
  });
}
