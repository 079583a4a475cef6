import { useMutation } from '@tanstack/react-query';
import { useChange } from './change';
import { answer, api, type Schemas } from './client';
import { useRead } from './read';

export type RatingFile = Schemas['RatingFileDto'];

export const useRatings = () => useRead('/api/ratings', {});

/** What a file would change; nothing is stored. */
export const usePreview = () =>
  useMutation({ mutationFn: (file: RatingFile) => answer(api.POST('/api/ratings/preview', { body: file })) });

export const useTakeRatings = (then: () => void) =>
  useChange((file: RatingFile) => answer(api.POST('/api/ratings', { body: file })), then);
