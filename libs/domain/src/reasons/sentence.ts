import { readReasons } from './old.reader';
import type { Reason, ReasonParams, Sentences } from './reason';
import { STANCE_ENGLISH } from './stance.en';
import { VERIFICATION_ENGLISH } from './verification.en';

const ENGLISH: Sentences<ReasonParams> = {
  ...STANCE_ENGLISH,
  ...VERIFICATION_ENGLISH,
  old: ({ text }) => text,
};

/** The English of a reason: for people, never to be read by what decides. */
export function sentenceOf(reason: Reason): string {
  const say = ENGLISH[reason.code] as ((params: Reason['params']) => string) | undefined;
  // A row of a later version, read by an earlier one.
  return say === undefined ? reason.code : say(reason.params);
}

/** Of stored rows too: those of earlier versions hold sentences. */
export const sentencesOf = (reasons: readonly Reason[]): string[] => readReasons(reasons).map(sentenceOf);
