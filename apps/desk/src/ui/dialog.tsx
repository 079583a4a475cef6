import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import type { Change } from '../api';
import { Fault } from './messages';
import { t } from '../messages';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

interface ModalProps extends DialogProps {
  look: 'dialog' | 'drawer';
  /** Shown before the title. */
  head?: ReactNode;
}

/**
 * A modal: traps and restores focus, closes on Escape. Uses its own backdrop, because the library's adds a style
 * element that the content security policy blocks.
 */
function Modal({ look, title, head, onClose, children }: ModalProps) {
  const [link] = useState(lastClickedLink);
  return (
    <Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Portal>
        <div className="backdrop" />
        <Content className={look} aria-describedby={undefined} onCloseAutoFocus={() => setTimeout(() => link?.focus())}>
          {head}
          <Title dir="auto">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** The last link clicked. Browsers remove focus from links to anchors, so dialogs return it to this link. */
let lastClickedLink: HTMLAnchorElement | null = null;
addEventListener(
  'click',
  ({ target }) => (lastClickedLink = target instanceof Element ? target.closest('a') : null),
  true,
);

export const Dialog = (props: DialogProps) => <Modal look="dialog" {...props} />;

/** A drawer with details of one item, next to the page. */
export const Drawer = ({ kind, ...props }: DialogProps & { kind: string }) => (
  <Modal
    look="drawer"
    head={
      <p className="drawer-head hush">
        {kind}
        <Close className="quiet" aria-label={t('ui.close')}>
          ✕
        </Close>
      </p>
    }
    {...props}
  />
);

interface DialogActionsProps {
  leave?: string;
  onLeave: () => void;
  /** Label of the confirming button. */
  children: ReactNode;
}

export const DialogActions = ({ leave = t('ui.cancel'), onLeave, children }: DialogActionsProps) => (
  <div className="actions">
    <button type="button" onClick={onLeave}>
      {leave}
    </button>
    {children}
  </div>
);

interface ConfirmDialogProps extends DialogProps {
  /** Labels of the two buttons. */
  leave?: string;
  confirm: string;
  look?: 'danger' | 'primary';
  /** The change to confirm. */
  change: Change;
}

/** Confirmation of an irreversible action. */
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
