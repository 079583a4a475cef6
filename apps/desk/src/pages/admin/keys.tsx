import { useState } from 'react';
import { answer, api, useChange, useKeys } from '../../api';
import { ConfirmDialog, Fault, Loading, Nothing, useTitle } from '../../ui';
import { KeyTable, type Key } from './key-table';
import { NewKeyDialog } from './new-key-dialog';

export function Keys() {
  useTitle('Keys');
  const keys = useKeys();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Key | null>(null);
  return (
    <>
      <div className="page-head">
        <h1>Keys</h1>
        <p className="hush">
          A key gives one person or program access to the API and the desk. Only its hash is stored.
        </p>
        <button type="button" className="primary push" onClick={() => setMaking(true)}>
          New key
        </button>
      </div>
      <Fault error={keys.error} />
      {keys.isPending ? <Loading what="keys" /> : null}
      {keys.data?.keys.length === 0 ? <Nothing>No keys.</Nothing> : null}
      {keys.data?.keys.length ? <KeyTable keys={keys.data.keys} onRevoke={setRevoking} /> : null}
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <Revoke target={revoking} onClose={() => setRevoking(null)} /> : null}
    </>
  );
}

function Revoke({ target, onClose }: { target: Key; onClose: () => void }) {
  const revoke = useChange(
    () => answer(api.POST('/api/keys/{id}/revoke', { params: { path: { id: target.id } } })),
    onClose,
  );
  return (
    <ConfirmDialog title={`Revoke the key of ${target.name}?`} confirm="Revoke key" change={revoke} onClose={onClose}>
      The key and its sessions end immediately. This cannot be undone.
    </ConfirmDialog>
  );
}
