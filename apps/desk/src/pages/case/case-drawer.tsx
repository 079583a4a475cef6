import type { CaseProps } from './case-props';
import { ClaimDrawer } from './claim-drawer';
import { parseDrawerAnchor } from './drawer-anchor';
import { PersonDrawer } from './person-drawer';
import { SourceDrawer } from './source-drawer';

interface CaseDrawerProps extends CaseProps {
  /** Fragment of the URL, without `#`. */
  anchor: string;
  onClose: () => void;
}

/** Drawer for the source, claim or person in the URL. */
export function CaseDrawer({ anchor, row, result, onClose }: CaseDrawerProps) {
  const { kind, id } = parseDrawerAnchor(anchor) ?? {};
  const source = kind === 'source' ? result.additional_sources.find((one) => one.source_id === Number(id)) : undefined;
  const claim = kind === 'claim' ? result.claims.find((one) => one.id === id) : undefined;
  if (source) return <SourceDrawer key={anchor} source={source} row={row} result={result} onClose={onClose} />;
  if (claim) return <ClaimDrawer key={anchor} claim={claim} result={result} onClose={onClose} />;
  if (kind === 'person' && id) return <PersonDrawer key={anchor} name={id} result={result} onClose={onClose} />;
  return null;
}
