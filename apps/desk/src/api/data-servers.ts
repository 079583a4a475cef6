import { useRead } from './read';

export const useDataServers = () => useRead('/api/data-servers', {}, { refetchInterval: 15_000 });
