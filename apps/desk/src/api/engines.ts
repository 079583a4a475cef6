import { useRead } from './read';

export const useEngines = () => useRead('/api/engines', {}, { refetchInterval: 15_000 });

/** What people call an engine; as `otherwise` has it where it is none of the search engines. */
export function useEngineTitle(otherwise = (name: string) => name): (name: string) => string {
  const { data } = useRead('/api/engines', {}, { staleTime: 300_000 });
  return (name) => data?.engines.find((engine) => engine.name === name)?.title ?? otherwise(name);
}
