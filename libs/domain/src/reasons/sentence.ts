import type { CodeLine } from './code-line';
import { readReasons } from './old.reader';
import type { Reason, ReasonParams, Sentences } from './reason';
import { SOCIAL_ENGLISH } from './social.en';
import { STANCE_ENGLISH } from './stance.en';
import { VERIFICATION_ENGLISH } from './verification.en';

const ENGLISH: Sentences<ReasonParams> = {
  ...SOCIAL_ENGLISH,
  ...STANCE_ENGLISH,
  ...VERIFICATION_ENGLISH,
  old: ({ text }) => text,
};

/** The English of a reason: for people, never to be read by what decides. */
export const sentenceOf = (reason: Reason): string => say(reason);

function say({ code, params }: CodeLine): string {
  const told = (ENGLISH as Partial<Record<string, (params: object, held: typeof say) => string>>)[code];
  // A row of a later version, read by an earlier one.
  return told === undefined ? code : told(params, say);
}

/** Of stored rows too: those of earlier versions hold sentences. */
export const sentencesOf = (reasons: readonly Reason[]): string[] => readReasons(reasons).map(sentenceOf);
