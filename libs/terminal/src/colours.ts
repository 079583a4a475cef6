import pc from 'picocolors';
import { screen } from './terminal';

/** Enables color only for terminals; picocolors would also color pipes and files if `CI` is set. */
export const colours = pc.createColors(pc.isColorSupported && screen().isTTY);
