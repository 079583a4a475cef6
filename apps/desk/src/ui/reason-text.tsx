import { translateReason, type ReasonCode } from '../messages';

interface ReasonTextProps {
  reason: ReasonCode | null | undefined;
  /** The sentence as the server wrote it. */
  english: string | undefined;
}

/** A sentence of the server in the language of the desk, or in English if there is no translation. */
export function ReasonText({ reason, english }: ReasonTextProps) {
  const text = reason && translateReason(reason);
  return text ? <span>{text}</span> : <span lang="en">{english}</span>;
}
