import pc from 'picocolors';
import { standardOutput } from './terminal';

/** Enables color only for terminals; picocolors would also color pipes and files if `CI` is set. */
export const colours = pc.createColors(pc.isColorSupported && standardOutput().isTTY);
