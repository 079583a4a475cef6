/** Words for codes of the API. A code that is not listed is shown as it is. */
export const codes = {
  verified: 'verified',
} as const;
