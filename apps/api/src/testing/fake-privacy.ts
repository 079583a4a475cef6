import { CorroborateError } from '@corroborate/domain';
import type { ErasureOutcome, ErasurePlan, SubjectFile } from '@corroborate/housekeeping';
import type { ErasurePort, SubjectAccessPort } from './ports';

const HELD_CASE = 9;
const ROW = { table: 'stage_results', key: { investigation_id: 3 }, cases: [3] };

/** Contains one account in case 3, and a second one in a case on legal hold. */
export class FakePrivacy implements SubjectAccessPort, ErasurePort {
  async compile(asked: string): Promise<SubjectFile> {
    return {
      ...{ format: 'corroborate-subject-1', asked: { text: asked, kind: 'account' }, at: '2026-01-02T12:00:00.000Z' },
      ...{ rowsRead: 10, finds: [], truncated: false, notSearched: ['bytes'] },
    };
  }

  async plan({ person }: { person: string }): Promise<ErasurePlan> {
    const held = person === '@held' ? [HELD_CASE] : [];
    const stays = [{ table: 'chain_entries', key: {}, cases: [3], why: 'chain' as const }];
    return { cases: [3], masked: [{ ...ROW, fields: {} }], originals: [], stays, held, truncated: false };
  }

  async confirm({ person }: { person: string }): Promise<ErasureOutcome & { plan: ErasurePlan }> {
    if (person === '@held') throw new CorroborateError('held', 'A case is on legal hold.', { details: { cases: [9] } });
    return { rows: 1, originals: 0, cases: [3], plan: await this.plan({ person }) };
  }
}
