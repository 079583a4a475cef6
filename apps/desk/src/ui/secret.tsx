import { useState } from 'react';
import { Dialog } from './dialog';
import { Field } from './field';

/** Shown once; what cannot be copied by the browser can be marked by hand. */
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

interface SecretDialogProps {
  title: string;
  label: string;
  value: string;
  /** What to do with it. */
  children: string;
  onClose: () => void;
}

export function SecretDialog({ title, label, value, children, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Secret label={label} value={value} />
      <p className="note">It is shown this once. {children}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </Dialog>
  );
}
