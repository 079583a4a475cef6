import type { ReactNode } from 'react';
import { safeUrl } from './safe-url';

/** A link into the web: never a script, never with our address, never with a handle on this page. */
export function WebLink({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  const href = safeUrl(url);
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
