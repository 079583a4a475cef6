import { useState } from 'react';
import { Fault } from './messages';

interface CopyProps {
  /** Fetched when it is asked for. */
  text: () => string | Promise<string>;
  children: string;
  label?: string;
}

/** Nothing where the browser cannot copy: on pages that come over plain HTTP from elsewhere. */
export function CopyButton({ text, children, label }: CopyProps) {
  const [state, setState] = useState<{ copied: boolean; error: unknown }>({ copied: false, error: null });
  if (!('clipboard' in navigator)) return null;
  const copy = async () => navigator.clipboard.writeText(await text());
  const press = () =>
    void copy().then(
      () => setState({ copied: true, error: null }),
      (error: unknown) => setState({ copied: false, error }),
    );
  return (
    <>
      <button type="button" onClick={press} aria-label={state.copied ? undefined : label}>
        {state.copied ? 'Copied' : children}
      </button>
      <Fault error={state.error} />
    </>
  );
}
