import { useQuery } from '@tanstack/react-query';
import { answer, api } from './client';

const ENGINES = { queryKey: ['engines'], queryFn: () => answer(api.GET('/api/engines')) };

export const useEngines = () => useQuery({ ...ENGINES, refetchInterval: 15_000 });

/** What people call an engine; as `otherwise` has it where it is none of the search engines. */
export function useEngineTitle(otherwise = (name: string) => name): (name: string) => string {
  const { data } = useQuery({ ...ENGINES, staleTime: 300_000 });
  return (name) => data?.engines.find((engine) => engine.name === name)?.title ?? otherwise(name);
}
