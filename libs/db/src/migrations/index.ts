import { Initial1764000000000 } from './1764000000000-initial.migration';
import { ReviewDesk1764200000000 } from './1764200000000-review-desk.migration';
import { Figures1764300000000 } from './1764300000000-figures.migration';
import { Access1764350000000 } from './1764350000000-access.migration';
import { Webhooks1764400000000 } from './1764400000000-webhooks.migration';
import { CandidateSearch1764450000000 } from './1764450000000-candidate-search.migration';
import { Reinvestigation1764500000000 } from './1764500000000-reinvestigation.migration';
import { KeptPosts1764600000000 } from './1764600000000-kept-posts.migration';
import { NamedTopics1764710000000 } from './1764710000000-named-topics.migration';
import { CaptureRetention1764750000000 } from './1764750000000-capture-retention.migration';
import { TopicKeys1764760000000 } from './1764760000000-topic-keys.migration';
import { CandidateWalk1764770000000 } from './1764770000000-candidate-walk.migration';
import { NewsroomSize1764790000000 } from './1764790000000-newsroom-size.migration';
import { CandidateCategoryLatest1764800000000 } from './1764800000000-candidate-category-latest.migration';
import { NarrowTopics1764810000000 } from './1764810000000-narrow-topics.migration';
import { CountedSources1764820000000 } from './1764820000000-counted-sources.migration';
import { CallCauses1764830000000 } from './1764830000000-call-causes.migration';
import { AssessStage1764840000000 } from './1764840000000-assess-stage.migration';
import { TopicLists1764850000000 } from './1764850000000-topic-lists.migration';
import { SharedLimits1764870000000 } from './1764870000000-shared-limits.migration';
import { RatingLean1764880000000 } from './1764880000000-rating-lean.migration';
import { Handovers1764895000000 } from './1764895000000-handovers.migration';
import { ReplyNotes1764905000000 } from './1764905000000-reply-notes.migration';
import { AddedSources1764910000000 } from './1764910000000-added-sources.migration';
import { Pauses1764920000000 } from './1764920000000-pauses.migration';
import { ResearchJobs1764925000000 } from './1764925000000-research-jobs.migration';
import { Evidence1764940000000 } from './1764940000000-evidence.migration';
import { Collections1764960000000 } from './1764960000000-collections.migration';
import { Watch1795648077000 } from './1795648077000-watch.migration';
import { Pictures1795649857000 } from './1795649857000-pictures.migration';
import { Stamps1795651087000 } from './1795651087000-stamps.migration';
import { EvidenceChecks1795652139000 } from './1795652139000-evidence-checks.migration';
import { Snapshots1795652500000 } from './1795652500000-snapshots.migration';
import { PublicCopies1795671000000 } from './1795671000000-public-copies.migration';
import { CalendarProofs1795707000000 } from './1795707000000-calendar-proofs.migration';
import { PictureSearches1795684000000 } from './1795684000000-picture-searches.migration';
import { Replays1795649550000 } from './1795649550000-replays.migration';
import { LegalHolds1795662300000 } from './1795662300000-legal-holds.migration';
import { NetworkAnswers1795707100000 } from './1795707100000-network-answers.migration';
import { ReportsInChains1795738500000 } from './1795738500000-reports-in-chains.migration';

/** In the order in which they are run; never change one that was released. */
export const MIGRATIONS = [
  Initial1764000000000,
  ReviewDesk1764200000000,
  Figures1764300000000,
  Access1764350000000,
  Webhooks1764400000000,
  CandidateSearch1764450000000,
  Reinvestigation1764500000000,
  KeptPosts1764600000000,
  NamedTopics1764710000000,
  CaptureRetention1764750000000,
  TopicKeys1764760000000,
  CandidateWalk1764770000000,
  NewsroomSize1764790000000,
  CandidateCategoryLatest1764800000000,
  NarrowTopics1764810000000,
  CountedSources1764820000000,
  CallCauses1764830000000,
  AssessStage1764840000000,
  TopicLists1764850000000,
  SharedLimits1764870000000,
  RatingLean1764880000000,
  Handovers1764895000000,
  ReplyNotes1764905000000,
  AddedSources1764910000000,
  Pauses1764920000000,
  ResearchJobs1764925000000,
  Evidence1764940000000,
  Collections1764960000000,
  Watch1795648077000,
  Replays1795649550000,
  Pictures1795649857000,
  Stamps1795651087000,
  EvidenceChecks1795652139000,
  Snapshots1795652500000,
  LegalHolds1795662300000,
  PublicCopies1795671000000,
  PictureSearches1795684000000,
  CalendarProofs1795707000000,
  NetworkAnswers1795707100000,
  ReportsInChains1795738500000,
];
