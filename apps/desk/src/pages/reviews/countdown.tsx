import { useNow } from '../../ui';

/** `12:34`, in minutes and seconds. */
export function Countdown({ until }: { until: string | null }) {
  const now = useNow();
  const left = until ? Math.max(0, Math.round((Date.parse(until) - now) / 1000)) : 0;
  return (
    <span className="figure" role="timer">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
