import { z } from 'zod';
import { readModel } from './model';

/** Rarity of English news words by their first six letters, in hundredths. */
const { table } = readModel('word-rarity', { table: z.record(z.string(), z.int().min(0).max(100)) });

const BY_KEY = new Map(Object.entries(table).map(([key, hundredths]) => [key, hundredths / 100]));

/** How rare a word is: 0.1 for the commonest to 1 for all that is not listed, names among them. */
export const rarity = (key: string): number => BY_KEY.get(key) ?? 1;
