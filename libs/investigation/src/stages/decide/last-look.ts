import { isReadable, type Inquiry, privatePersons, printedTitle, type PrePublicationCheck } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { ReportParts } from '@corroborate/report';
import type { PrePublicationCheckInput } from '@corroborate/verification';
import { accusedOf, unnamedIn } from '../../conclusion/decide.input';
import { reasonOf } from '../../judging';
import type { StageInput } from '../stage';
import type { SourceClaims } from '../stage.types';
import type { CasePartsPorts } from './case-parts';
import type { RoundEnd } from '../../inquiry/inquirer';

export interface LookPorts extends CasePartsPorts {
  /** Responses recorded by editors in all investigations of the topic. */
  replies: Pick<Database['replies'], 'listByTopic'>;
}

/** Data needed for the pre-publication check. */
export interface LookQuestion extends Pick<RoundEnd, 'weighed' | 'decision'> {
  parts: ReportParts | null;
  ofSources: SourceClaims | null;
  inquiry: Inquiry | null;
  /** Whether a name belongs to a public figure or outlet. */
  isPublic: (name: string) => boolean;
}

type Asker = Pick<StageInput, 'topic' | 'history'>;

/** Pre-publication check; null if it timed out. */
export async function lastLookOf(
  ports: LookPorts,
  input: Asker,
  known: LookQuestion,
): Promise<PrePublicationCheck | null> {
  const question = await questionOf(ports, input, known);
  return ports.judge.ask('look', question).catch((fault: unknown) => {
    reasonOf(fault);
    return null;
  });
}

async function questionOf(
  ports: LookPorts,
  { topic, history }: Asker,
  known: LookQuestion,
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
    unnamed: unnamedIn(history),
    accused: accusedOf({ topic, history, weighed: known.weighed }),
    captures: await capturesOf(ports, sources),
    decision: { recommended, independentCredible, counted },
    persons: privatePersons(topic, known.isPublic),
    accounts: accountsOf(known.parts),
    contradictions: contradictionsIn(known.inquiry),
    oldSigns: history.latest('context')?.retellings?.length ?? null,
    replies: (await ports.replies.listByTopic(topic.id)).map(({ name, what, reply }) => ({ name, what, reply })),
  };
}

async function capturesOf(
  { articles }: LookPorts,
  sources: PrePublicationCheckInput['sources'],
): Promise<PrePublicationCheckInput['captures']> {
  const read = await articles.getMany(sources.filter(({ readable }) => readable).map(({ id }) => id));
  return new Map(
    [...read]
      .filter(([, { verdict }]) => isReadable(verdict))
      .map(([id, page]) => [id, { title: printedTitle(page), text: page.text, language: page.language }]),
  );
}

const contradictionsIn = (inquiry: Inquiry | null) =>
  (inquiry?.critiques?.at(-1)?.findings ?? [])
    .filter(({ kind }) => kind === 'contradictory')
    .map(({ what, sourceIds }) => ({ what, sourceIds }));

/** Alternative explanations; null if no page has notes. */
const accountsOf = (parts: ReportParts | null): PrePublicationCheckInput['accounts'] =>
  parts && !parts.withoutNotes && parts.sided
    ? parts.theories.map(({ against, sourceIds }) => ({ answered: against.length > 0, sourceIds }))
    : null;
