import { useCallback, useEffect, useRef } from 'react';

/** One function for the life of the component, which does what the latest one would. */
export function useSteady<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}
