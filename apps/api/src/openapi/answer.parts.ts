/** A moment, as examples in the API's document give it. */
export const MOMENT = '2026-01-02T12:35:00.000Z';
