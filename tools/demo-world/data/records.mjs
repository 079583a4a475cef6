export const RECORDS = [];
