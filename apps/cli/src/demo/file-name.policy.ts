/** File name for a topic. IDs of a world are untrusted and may contain paths. */
export const toFileName = (id: string): string => id.replace(/[^\w-]+/g, '-').slice(0, 100) || 'topic';
