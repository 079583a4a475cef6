import assert from 'node:assert/strict';
import type { CallContext } from '@corroborate/domain';
import type { DomainAges } from '../domain-ages.port';

/** A registry with `held` registered since `at`, no data on `unknown`, and a failure for `refused`. */
export interface DomainAgeCases {
  ages: DomainAges;
  held: string;
  at: string;
  unknown: string;
  refused: string;
}

export interface DomainAgeCheck {
  name: string;
  run(): Promise<void>;
}

/** Checks for every registry, for any test runner; they throw an assertion error. */
export function domainAgeChecks(make: () => DomainAgeCases, context: CallContext): DomainAgeCheck[] {
  return [
    {
      name: 'returns the registration time as an instant in UTC',
      run: async () => {
        const { ages, held, at } = make();
        assert.deepEqual(await ages.registeredAt(held, context), { kind: 'found', value: at });
      },
    },
    {
      name: 'reports that it knows no date',
      run: async () => {
        const { ages, unknown } = make();
        assert.equal((await ages.registeredAt(unknown, context)).kind, 'nothing-found');
      },
    },
    {
      name: 'does not treat a refusal as a date or as its absence',
      run: async () => {
        const { ages, refused } = make();
        const { kind } = await ages.registeredAt(refused, context);
        assert.ok(['blocked', 'limited', 'failed'].includes(kind), kind);
      },
    },
  ];
}
