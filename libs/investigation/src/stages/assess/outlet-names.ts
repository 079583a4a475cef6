import { outletNamesBySite } from '@corroborate/report';
import type { OpenedPage } from '../read/opened-pages.service';

type Opened = Pick<OpenedPage, 'article' | 'profile'>;

/** An unregistered site can call itself anything, so its own name is always shown with its address. */
const ownName = ({ article: { outletName }, profile: { name, site } }: Opened): string =>
  name === site && outletName ? `${outletName.slice(0, 60)} (${site})` : name;

/** Names an outlet known only by address as pages write it, if the address spells exactly that name. */
export function outletNames(pages: readonly Opened[]): (opened: Opened) => string {
  const spelled = outletNamesBySite(
    pages.map((opened) => ({ site: opened.article.site, name: ownName(opened) })),
    pages.map(({ article }) => article),
  );
  return (opened) => {
    const [name, { site }] = [ownName(opened), opened.article];
    return name === site ? (spelled.get(site) ?? name) : name;
  };
}
