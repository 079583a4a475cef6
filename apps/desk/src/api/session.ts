import type { Schemas } from './client';
import { useRead } from './read';

export type Role = Schemas['SessionAnswer']['roles'][number];

export const useSession = () => useRead('/api/session', {}, { queryKey: ['session'], staleTime: 60_000 });

/** May whoever is signed in do what this role may? What the server would refuse is not offered. */
export function useMay(role: Role): boolean {
  const { data } = useSession();
  return data?.roles.includes(role) ?? false;
}
