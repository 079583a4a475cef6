import { useQuery } from '@tanstack/react-query';
import { answer, api } from './client';

export const useDataServers = () =>
  useQuery({
    queryKey: ['data-servers'],
    queryFn: () => answer(api.GET('/api/data-servers')),
    refetchInterval: 15_000,
  });
