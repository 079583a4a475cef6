import type { SeriousFindings, PrePublicationCheck, ReplyEntry } from '@corroborate/domain';
import { integrityFindings } from './findings.policy';
import { prePublicationCase } from './pre-publication-case';
import type { PrePublicationCheckInput } from './pre-publication.types';
import { articleNotes } from './notes.policy';
import { answerQuestions } from './questions.policy';
import { checkClaims } from './quotes.policy';
import { recordedReply, replyRequests } from './replies.policy';
import { legalRisks } from './risks.policy';

/** Runs the pre-publication check on a decided case. Pure. */
export function runPrePublicationCheck(input: PrePublicationCheckInput): PrePublicationCheck {
  const known = prePublicationCase(input);
  const claims = checkClaims(known);
  const replies = replyRequests(known);
  const look = {
    claims,
    questions: answerQuestions(known, claims),
    findings: integrityFindings(known, claims),
    risks: legalRisks(known),
    replies,
    notes: articleNotes(known, replies),
  };
  return { clear: isClear(look), ...look };
}

/** Whether there are no MAJOR findings and no HIGH risks. */
const isClear = (look: Pick<PrePublicationCheck, 'findings' | 'risks'>): boolean => {
  const { integrity, legal } = holdingFindings(look);
  return integrity.length + legal.length === 0;
};

/** Findings that hold an upgrade for review. */
export const holdingFindings = ({
  findings,
  risks,
}: Pick<PrePublicationCheck, 'findings' | 'risks'>): SeriousFindings => ({
  integrity: findings.filter(({ gravity, open }) => gravity === 'MAJOR' && open).map(({ why }) => why),
  legal: risks.filter(({ level }) => level === 'HIGH').map(({ why }) => why),
});

/**
 * Applies responses recorded by editors. A response to the allegation resolves the finding that no response was
 * requested, and lowers the related risk.
 */
export function addReplies(look: PrePublicationCheck, noted: ReplyEntry[]): PrePublicationCheck {
  const replies = look.replies.map((one) => {
    const what = recordedReply({ ...one, replies: noted });
    if (what === 'answered') return { ...one, state: what };
    return what && one.state === 'open' ? { ...one, state: what } : one;
  });
  if (!replies.some(({ state }) => state === 'answered')) return { ...look, replies };
  const findings = look.findings.map((one) => (one.kind === 'reply' ? { ...one, open: false } : one));
  const risks = look.risks.map((one) => (one.kind === 'defamation' ? { ...one, level: 'acceptable' as const } : one));
  const settled = { ...look, replies, findings, risks };
  return { ...settled, clear: isClear(settled) };
}
