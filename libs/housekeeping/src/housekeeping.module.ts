import { Global, Module, type Provider } from '@nestjs/common';
import { EvidenceService } from './evidence/evidence.service';
import { Erasure } from './privacy/erasure';
import { SubjectAccess } from './privacy/subject-access';
import { PublicCopyOrders } from './public-copies/public-copy.orders';
import { SnapshotOrders } from './snapshots/snapshot.orders';
import { SourceChangesReader } from './watch/source-changes.reader';

const SERVICES: Provider[] = [
  EvidenceService,
  Erasure,
  SubjectAccess,
  PublicCopyOrders,
  SnapshotOrders,
  SourceChangesReader,
];

/** Access to stored evidence and personal data; part of every process that serves users. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class HousekeepingModule {}
