import type { Inquiry, PrePublicationCheck } from '@corroborate/domain';
import type { ReportParts } from '@corroborate/report';
import { graveOf, unsettledOf } from '@corroborate/verification';
import type { WeighedCase } from '../../conclusion/decide.input';
import type { NotesReader } from '../../inquiry/noted-answers';
import type { RoundEnd } from '../../inquiry/inquirer';
import { checkpointOf, type Finished } from '../../inquiry/round.planner';
import type { SourceClaims } from '../stage.types';
import { asideNotes } from './case-notes';
import { casePartsOf } from './case-parts';
import { lastLookOf, type LookPorts } from './last-look';
import { sourceClaimsOf, withClaims } from './source-claims';

/** The case as it would be published: report parts, pre-publication check and last checkpoint. */
export interface Finale extends Finished {
  ofSources: SourceClaims | null;
  parts: ReportParts | null;
  look: PrePublicationCheck | null;
}

export interface FinaleReader {
  reader: NotesReader;
  inquiry: Inquiry | null;
  isPublic: (name: string) => boolean;
}

export async function finaleOf(ports: LookPorts, end: RoundEnd, known: FinaleReader): Promise<Finale> {
  const { input, weighed, decision } = end;
  const { reader, inquiry, isPublic } = known;
  const notes = await reader.noted();
  const ofSources = notes && (await sourceClaimsOf(ports, reader.reasoner, input, { weighed, noted: notes }));
  const noted = notes && { ...notes, explanations: ofSources?.explanations ?? [] };
  const aside = asideNotes(input.history, weighed.sources);
  const partsKnown = { decision, noted, aside, modelReads: reader.reasoner.readsPages };
  const parts = await casePartsOf(ports, input, withClaims(weighed, ofSources), partsKnown);
  const look = await lastLookOf(ports, input, { weighed, decision, parts, ofSources, inquiry, isPublic });
  return { ofSources, parts, look, made: inquiry && checkpointOf(end, inquiry, parts) };
}

/** What the finale adds to the decision: its serious findings hold an upgrade for review. */
export const judgedBy = ({ look, made }: Finished): Pick<WeighedCase, 'look' | 'unsettled'> => ({
  ...(look ? { look: graveOf(look) } : {}),
  ...(made ? { unsettled: unsettledOf(made) } : {}),
});
