import type { en } from './en';

/** The same keys with other texts. */
export type Texts<Page> = { readonly [Key in keyof Page]: string };

/** Messages by page and key. */
export type Messages = { readonly [Page in keyof typeof en]: Texts<(typeof en)[Page]> };
