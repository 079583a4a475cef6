import { useDeferredValue, useMemo, useState } from 'react';
import { type CandidateFilter, useCandidates, useFacets, useHasRole } from '../../api';
import { Fault, Loading, useTitle } from '../../ui';
import { CandidateGrid } from './candidate-grid';
import { Filters } from './grid-head';
import { StartBar } from './wish-fields';
import { t } from '../../messages';

export function Candidates() {
  useTitle(t('candidates.candidates'));
  const [filter, setFilter] = useState<CandidateFilter>({ q: '', category: '', minScore: 0, sort: 'score' });
  const { data: facets } = useFacets();
  const found = useCandidates(useDeferredValue(filter));
  const topics = useMemo(() => found.data?.pages.flatMap(({ topics: page }) => page) ?? [], [found.data]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const may = useHasRole('editor');
  return (
    <div className="page candidates">
      <div className="page-head">
        <h1>{t('candidates.candidates')}</h1>
        <p className="hush">{t('candidates.unverifiedTopicsWorthAnInvestigation')}</p>
      </div>
      <Filters filter={filter} categories={facets?.categories ?? []} onChange={setFilter} />
      <Fault error={found.error} />
      {found.isPending ? <Loading what={t('candidates.candidatesWord')} /> : null}
      {found.isSuccess ? (
        <CandidateGrid
          topics={topics}
          more={found.hasNextPage}
          chosen={chosen}
          filtered={filter.q.trim() !== '' || filter.category !== '' || filter.minScore > 0}
          onChoose={may ? setChosen : null}
          onNearEnd={() => void (found.hasNextPage && !found.isFetchingNextPage && found.fetchNextPage())}
        />
      ) : null}
      {may ? (
        <StartBar chosen={chosen} estimates={facets?.estimates ?? []} onDone={() => setChosen(new Set())} />
      ) : null}
    </div>
  );
}
