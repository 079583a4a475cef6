import { useEffect, useState } from 'react';
import { t } from '../messages';

/** Calls `press` for a key pressed outside form fields without Ctrl, Alt or Meta; ignores key repeats. */
export function useKey(press: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, repeat, target } = event;
      if (!ctrlKey && !altKey && !metaKey && !repeat && !isField(target)) press(event);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [press]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The current time, updated every `everyMs`. */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = t('ui.titleCorroborate', { title });
  }, [title]);
}
