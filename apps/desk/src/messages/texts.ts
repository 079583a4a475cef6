import type { en } from './en';

/** Texts in another language, with the same keys. */
export type Texts<Page> = { readonly [Key in keyof Page]: string };

/** Messages by page and key. */
export type Messages = { readonly [Page in keyof typeof en]: Texts<(typeof en)[Page]> };
