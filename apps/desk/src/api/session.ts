import { useQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';

export type Role = Schemas['SessionAnswer']['roles'][number];

export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => answer(api.GET('/api/session')), staleTime: 60_000 });

/** May whoever is signed in do what this role may? What the server would refuse is not offered. */
export function useMay(role: Role): boolean {
  const { data } = useSession();
  return data?.roles.includes(role) ?? false;
}
