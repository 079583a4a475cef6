import assert from 'node:assert/strict';
import type { CallContext } from '@corroborate/domain';
import type { ArchiveIndex } from '../archive.port';

/** An archive with a capture of `held` from `at`, no capture of `unseen`, and an error for `refused`. */
export interface ArchiveCases {
  archive: ArchiveIndex;
  held: string;
  at: string;
  unseen: string;
  refused: string;
}

export interface ArchiveCheck {
  name: string;
  run(): Promise<void>;
}

/** Checks that every archive must pass, for any test runner; they throw an assertion error. */
export function archiveChecks(make: () => ArchiveCases, context: CallContext): ArchiveCheck[] {
  return [
    {
      name: 'returns the first capture as an instant in UTC',
      run: async () => {
        const { archive, held, at } = make();
        assert.deepEqual(await archive.firstCapture(held, context), { kind: 'found', value: at });
      },
    },
    {
      name: 'reports that it has no capture of a page',
      run: async () => {
        const { archive, unseen } = make();
        assert.equal((await archive.firstCapture(unseen, context)).kind, 'nothing-found');
      },
    },
    {
      name: 'does not treat a refusal as absence',
      run: async () => {
        const { archive, refused } = make();
        const { kind } = await archive.firstCapture(refused, context);
        assert.ok(['blocked', 'limited', 'failed'].includes(kind), kind);
      },
    },
  ];
}
