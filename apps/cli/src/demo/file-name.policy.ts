/** Ids come with the world: they may hold anything, a path included. */
export const fileNameOf = (id: string): string => id.replace(/[^\w-]+/g, '-').slice(0, 100) || 'topic';
