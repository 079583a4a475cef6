export { canonicalJson, digestOf, sha256 } from './digest';
export * from './chain/chain.policy';
export * from './chain/seal';
export { pack, unpack, type PackedOriginal } from './originals/packing';
