import type { Schemas } from './client';
import { byId, useRead } from './read';

export type Watched = Schemas['WatchedSourceAnswer'];
export type Look = Schemas['LookAnswer'];
export type PartDifference = Schemas['PartDifferenceAnswer'];
export type OutletMemory = Schemas['OutletMemoryAnswer'];

export const useWatched = (id: number) =>
  useRead('/api/investigations/{id}/changes', byId(id), { refetchInterval: 60_000 });

export const useOutlets = () => useRead('/api/outlets', {}, { refetchInterval: 60_000 });

export const useOutlet = (site: string) => useRead('/api/outlets/{site}', { params: { path: { site } } });
