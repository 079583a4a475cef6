import { ACTOR_ENGLISH } from './actor.en';
import { ADDED_ENGLISH } from './added.en';
import { BACKGROUND_ENGLISH } from './background.en';
import { CLAIM_ENGLISH } from './claims.en';
import { COLLECTION_ENGLISH } from './collection.en';
import { CREDIBILITY_ENGLISH } from './credibility.en';
import { INQUIRY_ENGLISH } from './inquiry.en';
import { INTEGRITY_ENGLISH } from './integrity.en';
import { ORIGIN_ENGLISH } from './origin.en';
import { PARTS_ENGLISH } from './parts.en';
import { PICTURE_ENGLISH } from './picture.en';
import { PLACE_ENGLISH } from './place.en';
import { PUBLIC_COPY_ENGLISH } from './public-copy.en';
import { RECORD_ENGLISH } from './record.en';
import { REPLAY_ENGLISH } from './replay.en';
import { REPORT_ENGLISH } from './report.en';
import { SEARCH_ENGLISH } from './search.en';
import { SNAPSHOT_ENGLISH } from './snapshot.en';
import { SOCIAL_ENGLISH } from './social.en';
import { STANCE_ENGLISH } from './stance.en';
import { VERDICT_ENGLISH } from './verdict.en';
import { VERIFICATION_ENGLISH } from './verification.en';
import { WATCH_ENGLISH } from './watch.en';

/** Every code with its English text. */
export const ENGLISH = {
  ...ACTOR_ENGLISH,
  ...ADDED_ENGLISH,
  ...BACKGROUND_ENGLISH,
  ...INQUIRY_ENGLISH,
  ...INTEGRITY_ENGLISH,
  ...PARTS_ENGLISH,
  ...PICTURE_ENGLISH,
  ...PLACE_ENGLISH,
  ...COLLECTION_ENGLISH,
  ...PUBLIC_COPY_ENGLISH,
  ...RECORD_ENGLISH,
  ...REPLAY_ENGLISH,
  ...REPORT_ENGLISH,
  ...SNAPSHOT_ENGLISH,
  ...SOCIAL_ENGLISH,
  ...STANCE_ENGLISH,
  ...VERDICT_ENGLISH,
  ...VERIFICATION_ENGLISH,
  ...WATCH_ENGLISH,
  ...ORIGIN_ENGLISH,
  ...SEARCH_ENGLISH,
  ...CREDIBILITY_ENGLISH,
  ...CLAIM_ENGLISH,
};
