import { readFileSync } from 'node:fs';
import { shippedPath } from '@corroborate/text';

const file = shippedPath('word-rarity.json') ?? 'data/word-rarity.json';
const { table } = JSON.parse(readFileSync(file, 'utf8')) as { table: Record<string, number> };
const BY_KEY = new Map(Object.entries(table));

/** How rare a word of English news is by its stem: 0.1 for the commonest to 1 for all not listed, as names. */
export const rarity = (stem: string): number => (BY_KEY.get(stem.slice(0, 6)) ?? 100) / 100;
