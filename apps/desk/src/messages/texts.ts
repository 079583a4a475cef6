/** The same keys with other texts. */
export type Texts<Page> = { readonly [Key in keyof Page]: string };
