import { hexOfBytes, startsWith, textOf } from '../bytes';
import { Cursor } from './ots.cursor';
import { ATTESTATIONS, MAGIC, PROOF_LIMITS, TAGS, VERSION } from './ots.format';
import { made } from './ots.steps';
import type { Attestation, ProofNode, ProofStep } from './proof.types';

const DIGEST_BYTES = 32;

/** A proof in a file of its own. Null where it cannot be read, or proves something else than a SHA-256. */
export function proofIn(file: Uint8Array): ProofNode | null {
  if (file.length > PROOF_LIMITS.bytes || !startsWith(file, MAGIC, 0)) return null;
  return readOr(null, () => {
    const cursor = new Cursor(file.subarray(MAGIC.length));
    if (cursor.number() !== VERSION || cursor.byte() !== TAGS.sha256) return null;
    return whole(cursor, cursor.take(DIGEST_BYTES));
  });
}

/** What a calendar answers: how it goes on from a message. Null where it cannot be read. */
export function wayFrom(message: Uint8Array, answer: Uint8Array): ProofNode | null {
  if (answer.length > PROOF_LIMITS.answerBytes) return null;
  return readOr(null, () => whole(new Cursor(answer), message));
}

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function whole(cursor: Cursor, message: Uint8Array): ProofNode {
  const node = new TreeReader(cursor).node(message, 0);
  if (!cursor.isAtEnd) throw new Error('Something follows the proof');
  return node;
}

/** Bounded in depth and parts: each node below another costs a byte of the file, and a digest. */
class TreeReader {
  private parts = 0;

  constructor(private readonly cursor: Cursor) {}

  node(message: Uint8Array, depth: number): ProofNode {
    if (depth > PROOF_LIMITS.depth) throw new Error('The proof is too deep');
    const node: ProofNode = { message, attestations: [], ways: [] };
    let tag = this.cursor.byte();
    for (; tag === TAGS.fork; tag = this.cursor.byte()) this.part(node, this.cursor.byte(), depth);
    this.part(node, tag, depth);
    return node;
  }

  private part(node: ProofNode, tag: number, depth: number): void {
    if (++this.parts > PROOF_LIMITS.parts) throw new Error('The proof has too many parts');
    if (tag === TAGS.attestation) return void node.attestations.push(attestationIn(this.cursor, node.message));
    const step = this.step(tag);
    node.ways.push({ step, next: this.node(made(node.message, step), depth + 1) });
  }

  private step(tag: number): ProofStep {
    if (tag === TAGS.sha256) return { kind: 'sha256' };
    if (tag === TAGS.append) return { kind: 'append', part: this.cursor.sized(1) };
    if (tag === TAGS.prepend) return { kind: 'prepend', part: this.cursor.sized(1) };
    throw new Error('The proof has a step that no calendar makes');
  }
}

/** Letters that addresses of calendars have: nothing that a terminal or a page could take for more than text. */
const URI = /^[\w\-./:]*$/;

function attestationIn(cursor: Cursor, message: Uint8Array): Attestation {
  const tag = hexOfBytes(cursor.take(8));
  const payload = cursor.sized(0, PROOF_LIMITS.payload);
  if (tag !== ATTESTATIONS.pending && tag !== ATTESTATIONS.bitcoin) return { kind: 'unknown', tag, payload };
  const inside = new Cursor(payload);
  const read = tag === ATTESTATIONS.pending ? pendingIn(inside) : bitcoinIn(inside, message);
  if (!inside.isAtEnd) throw new Error('An attestation is longer than what it says');
  return read;
}

function pendingIn(inside: Cursor): Attestation {
  const uri = textOf(inside.sized(0, PROOF_LIMITS.uri));
  if (!URI.test(uri)) throw new Error('The address of a calendar has letters that it must not have');
  return { kind: 'pending', uri };
}

function bitcoinIn(inside: Cursor, { length }: Uint8Array): Attestation {
  if (length !== DIGEST_BYTES) throw new Error('What stands in a block is a digest');
  return { kind: 'bitcoin', height: inside.number() };
}
