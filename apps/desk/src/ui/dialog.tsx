import { useEffect, useRef, type ReactNode } from 'react';
import { Fault } from './messages';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question in front of the page; the browser keeps the focus inside and closes it on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
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

interface DialogActionsProps {
  leave?: string;
  onLeave: () => void;
  /** The button that does what is asked. */
  children: ReactNode;
}

export const DialogActions = ({ leave = 'Cancel', onLeave, children }: DialogActionsProps) => (
  <div className="actions">
    <button type="button" onClick={onLeave}>
      {leave}
    </button>
    {children}
  </div>
);

interface ConfirmDialogProps extends DialogProps {
  /** What is written on the two buttons. */
  leave?: string;
  confirm: string;
  look?: 'danger' | 'primary';
  /** What confirming does. */
  change: { error: unknown; isPending: boolean; mutate: (given: undefined) => void };
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, onClose, children, ...rest }: ConfirmDialogProps) {
  const { leave, confirm, look = 'danger', change } = rest;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <Fault error={change.error} />
      <DialogActions leave={leave} onLeave={onClose}>
        <button type="button" className={look} disabled={change.isPending} onClick={() => change.mutate(undefined)}>
          {confirm}
        </button>
      </DialogActions>
    </Dialog>
  );
}
