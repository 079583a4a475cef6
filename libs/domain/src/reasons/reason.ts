import type { ActorReasons } from './actor.reasons';
import type { AddedReasons } from './added.reasons';
import type { BackgroundReasons } from './background.reasons';
import type { ClaimReasons } from './claims.reasons';
import type { CodeLine } from './code-line';
import type { CollectionReasons } from './collection.reasons';
import type { IntegrityReasons } from './integrity.reasons';
import type { CredibilityReasons } from './credibility.reasons';
import type { InquiryReasons } from './inquiry.reasons';
import type { OriginReasons } from './origin.reasons';
import type { PartsReasons } from './parts.reasons';
import type { PictureReasons } from './picture.reasons';
import type { PlaceReasons } from './place.reasons';
import type { PublicCopyReasons } from './public-copy.reasons';
import type { RecordReasons } from './record.reasons';
import type { ReplayReasons } from './replay.reasons';
import type { ReportReasons } from './report.reasons';
import type { SearchReasons } from './search.reasons';
import type { SnapshotReasons } from './snapshot.reasons';
import type { SocialReasons } from './social.reasons';
import type { StanceReasons } from './stance.reasons';
import type { VerificationReasons } from './verification.reasons';
import type { WatchReasons } from './watch.reasons';

/** Every reason there is, by code; a room adds its own in `<room>.reasons.ts` and their English in `<room>.en.ts`. */
export interface ReasonParams
  extends
    ActorReasons,
    AddedReasons,
    BackgroundReasons,
    CollectionReasons,
    InquiryReasons,
    IntegrityReasons,
    PartsReasons,
    PictureReasons,
    PlaceReasons,
    PublicCopyReasons,
    RecordReasons,
    ReplayReasons,
    ReportReasons,
    SnapshotReasons,
    SocialReasons,
    StanceReasons,
    VerificationReasons,
    WatchReasons,
    OriginReasons,
    SearchReasons,
    CredibilityReasons,
    ClaimReasons {}
export type ReasonCode = keyof ReasonParams;

/**
 * Why something was judged as it was. Decisions go by `code` and `params`; its English is made by `sentenceOf` alone.
 */
export type Reason<C extends ReasonCode = ReasonCode> = { [Code in C]: { code: Code; params: ReasonParams[Code] } }[C];

/** How each code is said. `say` is for the reasons that a reason holds. */
export type Sentences<Params> = {
  [Code in keyof Params]: (params: Params[Code], say: (held: CodeLine) => string) => string;
};

type NoParams = Record<string, never>;

/** `because('stance.own-word')`, `because('stance.placed-here', { region })`. */
export function because<C extends ReasonCode>(
  code: C,
  ...[params]: ReasonParams[C] extends NoParams ? [] : [ReasonParams[C]]
): Reason<C> {
  return { code, params: params ?? {} } as Reason<C>;
}

/** Does any of the reasons have one of the codes? */
export const hasReason = (reasons: readonly Reason[], ...codes: ReasonCode[]): boolean =>
  reasons.some(({ code }) => codes.includes(code));

/** The reason as programs outside are given it. */
export const codeLine = ({ code, params }: Reason): CodeLine => ({ code, params });
