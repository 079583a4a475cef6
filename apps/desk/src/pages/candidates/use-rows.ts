import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { ROW_HEIGHT } from './candidate-row';
import { HEAD_HEIGHT } from './grid-head';

/** Rows left below the last one shown when the next page is asked for. */
const AHEAD = 60;

/** Which of so many rows are in sight; `onNearEnd` is called when the last of them come near. */
export function useRows(count: number, scroller: RefObject<HTMLDivElement | null>, onNearEnd: (() => void) | null) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= count - AHEAD) onNearEnd?.();
  }, [last, count, onNearEnd]);
  return {
    shown,
    height: rows.getTotalSize(),
    isShown: (row: number) => shown.some(({ index }) => index === row),
    scrollTo: (row: number) => rows.scrollToIndex(row),
  };
}
