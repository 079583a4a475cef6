import type { Plan } from '../../api/types';

/** What the editor does not want asked. */
export interface Stricken {
  queries: string[];
  engines: string[];
  servers: string[];
}

export const strickenOf = ({ queries, engines, servers }: Plan): Stricken => ({
  queries: queries.filter(({ struck }) => struck).map(({ text }) => text),
  engines: engines.filter(({ struck }) => struck).map(({ name }) => name),
  servers: servers.filter(({ struck }) => struck).map(({ name }) => name),
});
