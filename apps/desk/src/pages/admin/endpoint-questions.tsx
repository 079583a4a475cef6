import { useChange } from '../../api/change';
import { answer, api } from '../../api/client';
import { ConfirmDialog } from '../../ui/dialog';

/** What is asked before an endpoint is changed for good. */

export function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const remove = useChange(() => answer(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })), onClose);
  return (
    <ConfirmDialog title="Delete this endpoint?" confirm="Delete it" change={remove} onClose={onClose}>
      Its log goes with it, and what was still to be sent.
    </ConfirmDialog>
  );
}

interface NewSecretDialogProps {
  id: number;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

export function NewSecretDialog({ id, onClose, onSecret }: NewSecretDialogProps) {
  const rotate = useChange(
    () => answer(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path: { id } } })),
    ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  );
  return (
    <ConfirmDialog title="Make a new secret?" confirm="Make it" look="primary" change={rotate} onClose={onClose}>
      The old one signs beside it for a day, so that the receiver has time to change.
    </ConfirmDialog>
  );
}
