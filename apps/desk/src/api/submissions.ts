import { useMutation } from '@tanstack/react-query';
import { useChange } from './change';
import { answer, api, type Schemas } from './client';
import type { Story } from './types';

/** The check takes 128 kB: of a long text its beginning. */
const CHECKED_CHARS = 10_000;
const beginningOf = (story: Story): Story => ({
  ...story,
  article_text: story.article_text?.slice(0, CHECKED_CHARS).replace(/[\ud800-\udbff]$/, ''),
});

/** Looks a story over: its faults, and topics of ours that tell of the same. Nothing is stored. */
export const useStoryCheck = () =>
  useMutation({
    mutationFn: (story: Story) => answer(api.POST('/api/submissions/check', { body: beginningOf(story) })),
  });

export const useSubmit = (then: (done: Schemas['SubmittedStoryAnswer']) => void) =>
  useChange((story: Story) => answer(api.POST('/api/submissions', { body: story })), then);

/** What the page of a story says, where only its address is known. */
export const usePageOf = (then: (page: Schemas['StoryPageAnswer']) => void) =>
  useMutation({
    mutationFn: (url: string) => answer(api.POST('/api/submissions/page', { body: { url } })),
    onSuccess: then,
  });
