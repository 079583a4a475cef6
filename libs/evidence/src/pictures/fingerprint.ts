import type { Pixels } from './pixels';
import { PICTURES } from './pictures.thresholds';

const COLUMNS = 9;
const ROWS = 8;

/**
 * How a picture looks in 64 bits: shrunk to nine by eight shades of grey, each bit says whether a place is brighter
 * than its neighbour to the right ("dHash"). Packing it anew and changing its size leave most bits as they are;
 * cutting, turning and mirroring do not. Null where too few neighbours differ to tell it from others.
 */
export function fingerprintOf(pixels: Pixels): string | null {
  if (pixels.width < COLUMNS || pixels.height < ROWS) return null;
  const shades = shrunk(pixels);
  let bits = 0n;
  let told = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const step = shades[row * COLUMNS + column]! - shades[row * COLUMNS + column + 1]!;
      if (Math.abs(step) >= PICTURES.flat) told += 1;
      bits = (bits << 1n) | (step > 0 ? 1n : 0n);
    }
  }
  return told < PICTURES.leastTold ? null : bits.toString(16).padStart(16, '0');
}

/** The mean shade of each field, 0 to 255; what can be seen through is white. */
function shrunk({ width, height, data }: Pixels): number[] {
  const sums = new Float64Array(COLUMNS * ROWS);
  const counts = new Float64Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const field = row + Math.floor((x * COLUMNS) / width);
      const opacity = data[at + 3]! / 255;
      const grey = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      sums[field]! += grey * opacity + 255 * (1 - opacity);
      counts[field]! += 1;
    }
  }
  return [...sums].map((sum, field) => sum / counts[field]!);
}
