import { useQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';

export type Watched = Schemas['WatchedSourceAnswer'];
export type Look = Schemas['LookAnswer'];
export type PartDifference = Schemas['PartDifferenceAnswer'];
export type OutletMemory = Schemas['OutletMemoryAnswer'];

export const useWatched = (id: number) =>
  useQuery({
    queryKey: ['watched', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/changes', { params: { path: { id } } })),
    refetchInterval: 60_000,
  });

export const useOutlets = () =>
  useQuery({ queryKey: ['outlets'], queryFn: () => answer(api.GET('/api/outlets', {})), refetchInterval: 60_000 });

export const useOutlet = (site: string) =>
  useQuery({
    queryKey: ['outlets', site],
    queryFn: () => answer(api.GET('/api/outlets/{site}', { params: { path: { site } } })),
  });
