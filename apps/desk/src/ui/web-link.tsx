import type { ReactNode } from 'react';
import { safeUrl } from './safe-url';

/** An external link: http(s) only, without referrer or access to this window. */
export function WebLink({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  const href = safeUrl(url);
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
