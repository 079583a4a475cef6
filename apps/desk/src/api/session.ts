import type { Schemas } from './client';
import { useRead } from './read';

export type Role = Schemas['SessionResponse']['roles'][number];

export const useSession = () => useRead('/api/session', {}, { queryKey: ['session'], staleTime: 60_000 });

/** Whether the user has a role. The desk does not offer actions that the server would refuse. */
export function useHasRole(role: Role): boolean {
  const { data } = useSession();
  return data?.roles.includes(role) ?? false;
}
