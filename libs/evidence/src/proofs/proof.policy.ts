import { bytesOfHex, hexOfBytes } from '../bytes';
import { made } from './ots.steps';
import { wayFrom } from './ots.reader';
import type { ProofBlock, ProofFault, ProofNode, ProofStep } from './proof.types';

/** Where what is asked of a calendar begins: it learns a digest that nobody can tell the seal from. */
export interface ProofQuestion {
  proof: ProofNode;
  /** The end of it, which the calendar goes on from. */
  end: ProofNode;
}

/** As the usual client does: random bytes behind the digest, and the digest of both. */
export function questionFor(imprint: string, nonce: Uint8Array): ProofQuestion {
  const proof = nodeOf(bytesOfHex(imprint)!);
  return { proof, end: after(after(proof, { kind: 'append', part: nonce }), { kind: 'sha256' }) };
}

const nodeOf = (message: Uint8Array): ProofNode => ({ message, attestations: [], ways: [] });

function after(node: ProofNode, step: ProofStep): ProofNode {
  const next = nodeOf(made(node.message, step));
  node.ways.push({ step, next });
  return next;
}

/** The proof with what a calendar answered at the end of the question, or why that is none. */
export function answered({ proof, end }: ProofQuestion, answer: Uint8Array): ProofNode | ProofFault {
  const way = wayFrom(end.message, answer);
  if (!way) return 'malformed';
  const promised = pendingIn(way).length > 0 || blocksIn(way).length > 0;
  return promised ? replaced(proof, end, way) : 'leads-nowhere';
}

/** The proof with what the calendar made of a promise; null where that leads to no block yet. */
export function upgraded(proof: ProofNode, promise: ProofNode, answer: Uint8Array): ProofNode | ProofFault | null {
  const way = wayFrom(promise.message, answer);
  if (!way) return 'malformed';
  if (blocksIn(way).length === 0) return null;
  const kept = promise.attestations.filter(({ kind }) => kind !== 'pending');
  const attestations = [...kept, ...way.attestations];
  return replaced(proof, promise, { ...promise, attestations, ways: [...promise.ways, ...way.ways] });
}

/** Another tree, in which the one node is the other: nothing that was read is changed. */
function replaced(node: ProofNode, one: ProofNode, other: ProofNode): ProofNode {
  if (node === one) return other;
  return { ...node, ways: node.ways.map(({ step, next }) => ({ step, next: replaced(next, one, other) })) };
}

/** Nodes at which a calendar promises to go on. */
export const pendingIn = (node: ProofNode): ProofNode[] =>
  nodesIn(node).filter(({ attestations }) => attestations.some(({ kind }) => kind === 'pending'));

/** The blocks that a proof leads to, the earliest first. */
export const blocksIn = (node: ProofNode): ProofBlock[] =>
  nodesIn(node)
    .flatMap(({ message, attestations }) =>
      attestations.flatMap((one) =>
        one.kind === 'bitcoin' ? [{ height: one.height, merkleRoot: hexOfBytes(message.toReversed()) }] : [],
      ),
    )
    .sort((a, b) => a.height - b.height);

const nodesIn = (node: ProofNode): ProofNode[] => [node, ...node.ways.flatMap(({ next }) => nodesIn(next))];
