import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Problem } from '../api/client';
import type { Level, Stance } from '../api/types';
import { dollars, plain, safeUrl } from './words';

/** A link into the web: never a script, never with our address, never with a handle on this page. */
export function WebLink({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  const href = safeUrl(url);
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const LEVEL_SIGN: Record<Level, string> = { unverified: '○', verified: '✓', certified: '✓✓' };

export function LevelBadge({ level, quiet = false }: { level: Level; quiet?: boolean }) {
  return (
    <span className={`badge level-${level}${quiet ? ' quiet' : ''}`}>
      <span aria-hidden="true">{LEVEL_SIGN[level]} </span>
      {level}
    </span>
  );
}

export function LevelChange({ from, to }: { from: Level; to: Level | null }) {
  if (!to || to === from) return <LevelBadge level={from} />;
  return (
    <span className="change">
      <LevelBadge level={from} quiet /> <span aria-label="to">→</span> <LevelBadge level={to} />
    </span>
  );
}

const TIER_WORDS: Record<number, string> = {
  1: 'Tier 1: primary, official or wire',
  2: 'Tier 2: established, with a record of accuracy',
  3: 'Tier 3: ordinary or unknown',
  4: 'Tier 4: known unreliable, satire or impostor',
};

/** Four stars are tier 1. */
export function TierStars({ tier }: { tier: number }) {
  const lit = Math.min(4, Math.max(1, 5 - tier));
  return (
    <span
      className={`stars tier-${tier}`}
      role="img"
      aria-label={TIER_WORDS[tier] ?? `Tier ${tier}`}
      title={TIER_WORDS[tier]}
    >
      {'★'.repeat(lit)}
      <span className="dim">{'★'.repeat(4 - lit)}</span>
    </span>
  );
}

export const STANCE_SIGN: Record<Stance, string> = { supports: '+', disputes: '−', mentions: '·', unrelated: ' ' };

export function StanceChip({ stance }: { stance: Stance }) {
  return (
    <span className={`chip stance-${stance}`}>
      <span aria-hidden="true">{STANCE_SIGN[stance]} </span>
      {stance}
    </span>
  );
}

export const Status = ({ status }: { status: string }) => (
  <span className={`chip status-${status}`}>{plain(status)}</span>
);

export function Meter({ value, most, label }: { value: number; most: number; label: string }) {
  const share = most > 0 ? Math.min(1, value / most) : 0;
  return (
    <div
      className="meter"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuetext={`${dollars(value)} of ${dollars(most)}`}
    >
      <div className={share > 0.9 ? 'fill hot' : 'fill'} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

export function Cost({ spent, budget }: { spent: number; budget: number }) {
  return (
    <div className="cost">
      <span>
        <b className="figure">{dollars(spent)}</b> of {dollars(budget)}
      </span>
      <Meter value={spent} most={budget} label="Cost against budget" />
    </div>
  );
}

export function Section({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const heading = id ? `${id}-title` : undefined;
  return (
    <section className="card" id={id} aria-labelledby={heading}>
      <header className="card-head">
        <h2 id={heading}>{title}</h2>
        {aside ? <div className="aside">{aside}</div> : null}
      </header>
      {children}
    </section>
  );
}

/** A refusal with what to do about it. */
export function Fault({ error }: { error: unknown }) {
  if (!error) return null;
  const { message, hint, items } =
    error instanceof Problem ? error : { message: String((error as Error).message ?? error), hint: '', items: [] };
  return (
    <div className="fault" role="alert">
      <strong>{message}</strong>
      {items.length > 1 || (items[0] && items[0] !== message) ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}

export const Loading = ({ what }: { what: string }) => (
  <p className="hush" role="status">
    Loading {what} …
  </p>
);

export const Nothing = ({ children }: { children: ReactNode }) => <p className="nothing">{children}</p>;

/** The present, for ages and countdowns; moves on every `everyMs`. */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** A question in front of the page; the browser keeps the focus inside and closes it on Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} aria-labelledby="dialog-title" onClose={onClose} onCancel={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}

/** Shown once; what cannot be copied by the browser can be marked by hand. */
export function Secret({ label, value }: { label: string; value: string }) {
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

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Corroborate`;
  }, [title]);
}
