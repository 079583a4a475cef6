import { answer, api, useChange } from '../../api';
import { ConfirmDialog } from '../../ui';

/** What is asked before an endpoint is changed for good. */

export function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const remove = useChange(() => answer(api.DELETE('/api/webhooks/{id}', { params: { path: { id } } })), onClose);
  return (
    <ConfirmDialog title="Delete this endpoint?" confirm="Delete endpoint" change={remove} onClose={onClose}>
      Its log and pending deliveries are deleted, too.
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
    <ConfirmDialog
      title="Create a new secret?"
      confirm="Create secret"
      look="primary"
      change={rotate}
      onClose={onClose}
    >
      The old secret stays valid for one day.
    </ConfirmDialog>
  );
}
