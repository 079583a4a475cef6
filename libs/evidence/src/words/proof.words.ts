import type { EvidenceFault, ToldProof } from '../verification/verify-case.policy';

/** `entries`: of the chain as a whole. What a proof shows by itself: that the digests fit. */
export function proofInWords({ seq, calendar, blocks: [block] }: ToldProof, entries: number): string[] {
  if (!block) return [];
  const covered = seq === entries ? `All ${entries} entries` : `The first ${seq} entries`;
  return [
    `${covered} and their seal lead, digest by digest, to ${block.merkleRoot}, of which the calendar ` +
      `${calendar} says that it is the Merkle root of block ${block.height} of Bitcoin.`,
  ];
}

/** What it does not show, and how somebody finds out. */
export function proofNotProven({ seq, calendar, blocks: [block] }: ToldProof): string {
  if (!block)
    return (
      `Anything by the proof of ${calendar} over the entries up to ${seq}: it is a promise as yet, and no block of ` +
      'Bitcoin holds it. Ask for the archive again in a day, or finish the proof yourself (ots upgrade).'
    );
  const { height, merkleRoot } = block;
  return (
    `That block ${height} of Bitcoin has the Merkle root ${merkleRoot}: nobody was asked. Look it up, at two ` +
    'explorers of blocks or by a node of your own ' +
    `(bitcoin-cli getblockheader $(bitcoin-cli getblockhash ${height})). If it has, the entries up to ${seq} were ` +
    'there when the block was made, give or take two hours; if not, the proof is worth nothing.'
  );
}

export const WRONG_WITH_PROOF: Record<Extract<EvidenceFault, { code: 'proof-broken' }>['why'], string> = {
  malformed: 'it cannot be read',
  'leads-nowhere': 'it leads neither to a block nor to a promise',
  'wrong-imprint': 'it is for something else than this seal',
  'row-changed': 'what is kept of it was changed',
  'no-seal': 'the seal that it is for is not there',
};
