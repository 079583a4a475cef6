import pc from 'picocolors';
import { screen } from './terminal';

/** Colours where a person looks on. By itself picocolors also colours pipes and files wherever `CI` is set. */
export const colours = pc.createColors(pc.isColorSupported && screen().isTTY);
