import { outletNamesBySite } from '@corroborate/report';
import type { OpenedPage } from '../read/opened-pages.service';

type Opened = Pick<OpenedPage, 'article' | 'profile'>;

/** A site that is not in the registry may call itself anything, so its own name never stands without its address. */
const ownName = ({ article: { outletName }, profile: { name, site } }: Opened): string =>
  name === site && outletName ? `${outletName.slice(0, 60)} (${site})` : name;

/** An outlet known by its address alone is called as pages write its name, where the address spells that very name. */
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
