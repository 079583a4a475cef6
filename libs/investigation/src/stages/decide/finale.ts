import type { Inquiry, PrePublicationCheck } from '@corroborate/domain';
import type { ReportParts } from '@corroborate/report';
import { holdingFindings, failedCheckpointReasons } from '@corroborate/verification';
import type { CaseToDecide } from '../../conclusion/decide.input';
import type { NotesReader } from '../../inquiry/noted-answers';
import type { RoundEnd } from '../../inquiry/inquirer';
import { checkpointOf, type FinalChecks } from '../../inquiry/round.planner';
import type { SourceClaims } from '../stage.types';
import { collectBackgroundNotes } from './case-notes';
import { buildCaseParts } from './case-parts';
import { runPrePublicationCheck, type PrePublicationPorts } from './pre-publication';
import { readSourceClaims, appendSourceClaims } from './source-claims';

/** The case as it would be published: with report parts, pre-publication check and last checkpoint. */
export interface FinalCase extends FinalChecks {
  ofSources: SourceClaims | null;
  parts: ReportParts | null;
  look: PrePublicationCheck | null;
}

export interface FinalCaseDeps {
  reader: NotesReader;
  inquiry: Inquiry | null;
  isPublic: (name: string) => boolean;
}

export async function buildFinalCase(
  ports: PrePublicationPorts,
  end: RoundEnd,
  known: FinalCaseDeps,
): Promise<FinalCase> {
  const { input, weighed, decision } = end;
  const { reader, inquiry, isPublic } = known;
  const notes = await reader.noted();
  const ofSources = notes && (await readSourceClaims(ports, reader.reasoner, input, { weighed, noted: notes }));
  const noted = notes && { ...notes, explanations: ofSources?.explanations ?? [] };
  const aside = collectBackgroundNotes(input.history, weighed.sources);
  const partsKnown = { decision, noted, aside, modelReads: reader.reasoner.readsPages };
  const parts = await buildCaseParts(ports, input, appendSourceClaims(weighed, ofSources), partsKnown);
  const look = await runPrePublicationCheck(ports, input, { weighed, decision, parts, ofSources, inquiry, isPublic });
  return { ofSources, parts, look, made: inquiry && checkpointOf(end, inquiry, parts) };
}

/** What the finished case adds to the decision: serious findings hold an upgrade for review. */
export const seriousFindingsOf = ({ look, made }: FinalChecks): Pick<CaseToDecide, 'look' | 'unsettled'> => ({
  ...(look ? { look: holdingFindings(look) } : {}),
  ...(made ? { unsettled: failedCheckpointReasons(made) } : {}),
});
