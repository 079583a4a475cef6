export { canonicalJson, digestOf, sha256 } from './digest';
export * from './chain/chain.policy';
export * from './chain/seal';
export { CaseVerifier } from './verification/case.verifier';
export * from './verification/verify-case.policy';
export { SealingService } from './chain/sealing.service';
export { OriginalsRecorder } from './originals/originals.recorder';
export { pack, unpack, type PackedOriginal } from './originals/packing';
