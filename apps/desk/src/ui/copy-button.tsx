import { useState } from 'react';
import { Field } from './field';
import { Fault } from './messages';
import { t } from '../messages';

interface CopyProps {
  /** Text to copy; a function is called on click. */
  text: () => string | Promise<string>;
  children: string;
  label?: string;
}

/** Copies a text. Hidden if the browser cannot copy, as on pages over plain HTTP. */
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
        {state.copied ? t('ui.copied') : children}
      </button>
      <Fault error={state.error} />
    </>
  );
}

/** A secret as selectable text, for browsers that cannot copy. */
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
          {copied ? t('ui.copied') : t('ui.copy')}
        </button>
      ) : null}
    </div>
  );
}

interface OneTimeSecretProps {
  label: string;
  value: string;
  /** Instructions for the user. */
  children: string;
  onKept: () => void;
}

/** Dialog content for a secret that is shown only once. */
export function OneTimeSecret({ label, value, children, onKept }: OneTimeSecretProps) {
  return (
    <>
      <Secret label={label} value={value} />
      <p className="note">
        {t('ui.itIsShownOnlyOnce')} {children}
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={onKept}>
          {t('ui.iHaveSavedIt')}
        </button>
      </div>
    </>
  );
}
