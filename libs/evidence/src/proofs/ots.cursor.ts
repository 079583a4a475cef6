import { PROOF_LIMITS } from './ots.format';

/** Goes through bytes of strangers. @throws Error where they end too early, or are longer than they may be */
export class Cursor {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new Error('The proof ends too early');
    this.at += length;
    return this.bytes.slice(this.at - length, this.at);
  }

  /** Seven bits a byte, the lowest first; spelled in no longer way than it needs. */
  number(): number {
    let value = 0;
    for (let place = 0; place < 5; place++) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** (7 * place);
      if (byte < 0x80 && (byte > 0 || place === 0) && value <= LARGEST) return value;
      if (byte < 0x80) break;
    }
    throw new Error('A number of the proof is too large, or is spelled in another way');
  }

  /** Bytes behind their length. */
  sized(least: number, most: number = PROOF_LIMITS.message): Uint8Array {
    const length = this.number();
    if (length < least || length > most) throw new Error('A part of the proof has a length that it must not have');
    return this.take(length);
  }
}

const LARGEST = 2 ** 31 - 1;
