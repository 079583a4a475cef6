import { Global, Module, type Provider } from '@nestjs/common';
import { EvidenceService } from './evidence/evidence.service';
import { ErasureService } from './privacy/erasure';
import { SubjectAccessService } from './privacy/subject-access';
import { PublicCopyRequests } from './public-copies/public-copy.requests';
import { SnapshotRequests } from './snapshots/snapshot.requests';
import { SourceChangesReader } from './watch/source-changes.reader';

const SERVICES: Provider[] = [
  EvidenceService,
  ErasureService,
  SubjectAccessService,
  PublicCopyRequests,
  SnapshotRequests,
  SourceChangesReader,
];

/** Access to stored evidence and personal data; part of every process that serves users. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class HousekeepingModule {}
