import { readFileSync } from 'node:fs';
import { shippedPath } from '@corroborate/text';

const file = shippedPath('word-rarity.json') ?? 'data/word-rarity.json';
const { table } = JSON.parse(readFileSync(file, 'utf8')) as { table: Record<string, number> };
const BY_KEY = new Map(Object.entries(table));

/** Rarity of a word in English news by its stem, from 0.1 for the most common to 1 for unlisted words such as names. */
export const rarity = (stem: string): number => (BY_KEY.get(stem.slice(0, 6)) ?? 100) / 100;
