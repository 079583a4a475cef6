import type { Answer, CallInit, PagedPath, Path } from '@corroborate/client';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { withReadableError, api } from './client';

type QueryOf<P extends PagedPath> =
  CallInit<'get', P> extends { params?: { query?: infer Q } } ? { [K in keyof Q]: Q[K] | '' } : never;
type ReadOptions<T> = Pick<
  UseQueryOptions<T>,
  'queryKey' | 'enabled' | 'placeholderData' | 'refetchInterval' | 'staleTime'
>;

export const byId = (id: number) => ({ params: { path: { id } } });

/** GET request. The hooks check that `init` matches the path, because they know both types. */
const get = <P extends Path<'get'>>(path: P, init: object): Promise<Answer<'get', P>> =>
  withReadableError((api.GET as (path: P, init: object) => Promise<Answer<'get', P>>)(path, init));

/** Reads an API path; cached by path and parameters. */
export const useRead = <P extends Path<'get'>>(
  path: P,
  init: CallInit<'get', P>,
  options?: Partial<ReadOptions<Answer<'get', P>>>,
) => useQuery({ queryKey: [path, init], queryFn: () => get(path, init), ...options });

interface ListOptions {
  refetchInterval?: number | false;
  /** Path parameters. */
  of?: object;
}

/** Reads a paged list, in which each response has the cursor of the next page. Omits empty query values. */
export const useList = <P extends PagedPath>(
  path: P,
  query: QueryOf<P>,
  { refetchInterval = false, of = {} }: ListOptions = {},
) =>
  useInfiniteQuery({
    queryKey: [path, of, query],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor }) => {
      const asked = Object.entries({ ...query, cursor }).filter(([, value]) => value !== '');
      return get(path, { params: { path: of, query: Object.fromEntries(asked) } });
    },
    getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });

/** State of a change that takes no input, for dialogs and forms. */
export interface Change extends Pick<UseMutationResult, 'error' | 'isPending'> {
  mutate: (given: undefined) => void;
}

/** A change to server data. Invalidates everything read before, so that all visible data is requested again. */
export function useChange<In, Out>(work: (given: In) => Promise<Out>, then?: (out: Out) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (out) => then?.(out),
    onSettled: () => queries.invalidateQueries(),
  });
}
