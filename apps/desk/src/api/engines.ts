import { useQuery } from '@tanstack/react-query';
import { plain } from '../ui/format';
import { answer, api } from './client';

const ENGINES = { queryKey: ['engines'], queryFn: () => answer(api.GET('/api/engines')) };

export const useEngines = () => useQuery({ ...ENGINES, refetchInterval: 15_000 });

/** What people call an engine; in plain words where it is none of the search engines. */
export function useEngineTitle(): (name: string) => string {
  const { data } = useQuery({ ...ENGINES, staleTime: 300_000 });
  return (name) => data?.engines.find((engine) => engine.name === name)?.title ?? plain(name);
}
