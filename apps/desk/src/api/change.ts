import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A change that makes what was read before doubtful: everything shown is asked for again. */
export function useChange<In, Out>(work: (given: In) => Promise<Out>, then?: (out: Out) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (out) => then?.(out),
    onSettled: () => queries.invalidateQueries(),
  });
}
