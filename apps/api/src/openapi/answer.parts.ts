/** A moment, as examples in the API's document give it. */
export const MOMENT = '2026-01-02T12:35:00.000Z';
/** A property of an answer that may be null. */
export const nullable = { nullable: true } as const;
