import { useState } from 'react';
import { Field } from './field';

/** What cannot be copied by the browser can be marked by hand. */
function Secret({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className="secret">
      <Field label={label}>
        <input readOnly value={value} onFocus={(event) => event.target.select()} />
      </Field>
      {'clipboard' in navigator ? (
        <button type="button" onClick={() => void copy().catch(() => undefined)}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      ) : null}
    </div>
  );
}

interface ShownOnceProps {
  label: string;
  value: string;
  /** What to do with it. */
  children: string;
  onKept: () => void;
}

/** The inside of a question that hands over a secret. */
export function ShownOnce({ label, value, children, onKept }: ShownOnceProps) {
  return (
    <>
      <Secret label={label} value={value} />
      <p className="note">It is shown only once. {children}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={onKept}>
          I have saved it
        </button>
      </div>
    </>
  );
}
