import {
  isReadable,
  type Inquiry,
  findPrivatePersons,
  getPrintedTitle,
  type PrePublicationCheck,
} from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { ReportParts } from '@corroborate/report';
import type { PrePublicationCheckInput } from '@corroborate/verification';
import { listAccused, listUnnamedSources } from '../../conclusion/decide.input';
import { timeoutReason } from '../../judging';
import type { StageInput } from '../stage';
import type { SourceClaims } from '../stage.types';
import type { CasePartsPorts } from './case-parts';
import type { RoundEnd } from '../../inquiry/inquirer';

export interface PrePublicationPorts extends CasePartsPorts {
  /** Responses recorded by editors in all investigations of the topic. */
  replies: Pick<Database['replies'], 'listByTopic'>;
}

/** Data needed to run the pre-publication check. */
export interface PrePublicationData extends Pick<RoundEnd, 'weighed' | 'decision'> {
  parts: ReportParts | null;
  ofSources: SourceClaims | null;
  inquiry: Inquiry | null;
  /** Whether a name is that of a public figure or outlet. */
  isPublic: (name: string) => boolean;
}

type CaseInput = Pick<StageInput, 'topic' | 'history'>;

/** Runs the pre-publication check; null if it timed out. */
export async function runPrePublicationCheck(
  ports: PrePublicationPorts,
  input: CaseInput,
  known: PrePublicationData,
): Promise<PrePublicationCheck | null> {
  const question = await buildCheckInput(ports, input, known);
  return ports.judge.ask('look', question).catch((fault: unknown) => {
    timeoutReason(fault);
    return null;
  });
}

async function buildCheckInput(
  ports: PrePublicationPorts,
  { topic, history }: CaseInput,
  known: PrePublicationData,
): Promise<PrePublicationCheckInput> {
  const { claims, findings, sources, clusters, discrepancies, factChecks } = known.weighed;
  const { counted, recommended, independentCredible } = known.decision;
  return {
    topic,
    claims,
    ...(known.ofSources ? { ofSources: known.ofSources } : {}),
    findings,
    sources,
    clusters,
    discrepancies,
    ...(factChecks ? { factChecks } : {}),
    unnamed: listUnnamedSources(history),
    accused: listAccused({ topic, history, weighed: known.weighed }),
    captures: await capturesOf(ports, sources),
    decision: { recommended, independentCredible, counted },
    persons: findPrivatePersons(topic, known.isPublic),
    accounts: listExplanations(known.parts),
    contradictions: listContradictions(known.inquiry),
    oldStorySigns: history.latest('context')?.retellings?.length ?? null,
    replies: (await ports.replies.listByTopic(topic.id)).map(({ name, what, reply }) => ({ name, what, reply })),
  };
}

async function capturesOf(
  { articles }: PrePublicationPorts,
  sources: PrePublicationCheckInput['sources'],
): Promise<PrePublicationCheckInput['captures']> {
  const read = await articles.getMany(sources.filter(({ readable }) => readable).map(({ id }) => id));
  return new Map(
    [...read]
      .filter(([, { verdict }]) => isReadable(verdict))
      .map(([id, page]) => [id, { title: getPrintedTitle(page), text: page.text, language: page.language }]),
  );
}

const listContradictions = (inquiry: Inquiry | null) =>
  (inquiry?.critiques?.at(-1)?.findings ?? [])
    .filter(({ kind }) => kind === 'contradictory')
    .map(({ what, sourceIds }) => ({ what, sourceIds }));

/** Alternative explanations; null if no page has notes. */
const listExplanations = (parts: ReportParts | null): PrePublicationCheckInput['accounts'] =>
  parts && !parts.withoutNotes && parts.sided
    ? parts.theories.map(({ against, sourceIds }) => ({ answered: against.length > 0, sourceIds }))
    : null;
