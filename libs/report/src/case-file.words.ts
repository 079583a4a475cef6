import { cut, oneLine } from '@corroborate/text';
import type { CaseData } from './case.types';

/** Words of others, short and on one line. */
export const clip = (text: string, length = 160) => cut(oneLine(text), length);

export const nameOf = (data: CaseData, sourceId: number): string => calledOf(data, sourceId, `source ${sourceId}`);

export const calledOf = ({ sources }: CaseData, sourceId: number | null, otherwise: string): string =>
  sources.find(({ id }) => id === sourceId)?.name ?? otherwise;
