import type { Settings } from '@corroborate/config';
import type { ReaderQualificationEntity } from '@corroborate/db';
import { percent } from '../qualify/qualification.policy';
import { ok, warning, type Check } from './check';

type LatestQualification = Pick<ReaderQualificationEntity, 'passed' | 'qualifiedAt' | 'precision' | 'recall'>;

/** Checks whether upgrades by the configured language model are applied. */
export function readerCheck(
  reader: string,
  latest: LatestQualification | null,
  { UNQUALIFIED_READERS }: Pick<Settings, 'UNQUALIFIED_READERS'>,
): Check {
  const run = latest ? ` on ${latest.qualifiedAt.slice(0, 10)}${formatFigures(latest)}` : '';
  if (latest?.passed) return ok('models', `${reader}: qualified${run}`);
  const result = latest ? `failed the qualification${run}` : 'not qualified';
  const applied = UNQUALIFIED_READERS === 'apply';
  const effect = applied ? 'applied anyway (UNQUALIFIED_READERS=apply)' : 'recommended only';
  return warning(
    'models',
    `${reader}: ${result}: upgrades it finds are ${effect}`,
    'Run corroborate doctor --qualify.',
  );
}

const formatFigures = ({ precision, recall }: LatestQualification): string =>
  ` (precision ${percent(precision)}, recall ${percent(recall)})`;
