import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useReadPage } from '../../api';
import { Fault, TextArea } from '../../ui';
import { FrozenWebNote } from './known-already';
import { type Draft, parseDraft, fillFromPage, isLink } from './story';
import { t } from '../../messages';

/** How long an editor is expected to wait for a page, in ms. */
const SLOW_AFTER_MS = 2_000;

interface GivenProps {
  onDraft: Dispatch<SetStateAction<Draft>>;
  /** Called if the page cannot be read and the editor must type the claim. */
  onUnread: () => void;
}

/** Input for a link or a text, from which the story is built; a link is read as soon as it is complete. */
export function PastedInput({ onDraft, onUnread }: GivenProps) {
  const [given, setGiven] = useState('');
  const page = useReadPage();
  const url = given.trim();
  const isSlow = useSlow(page.isPending, onUnread);
  const read = (link: string) => {
    if (!isLink(link) || link.trim() === page.variables) return;
    page.mutate(link.trim(), {
      // Keeps text typed in the meantime, and does not fill in a different story.
      onSuccess: (page) => onDraft((now) => (now.url === link.trim() ? fillFromPage(now, page) : now)),
      onError: onUnread,
    });
  };
  const take = (text: string) => {
    setGiven(text);
    onDraft(parseDraft(text));
  };
  return (
    <div>
      <TextArea
        label={t('submit.linkOrText')}
        hint={t('submit.pasteALinkOrThe')}
        rows={3}
        maxLength={500_000}
        autoFocus
        value={given}
        onChange={({ target, nativeEvent }) => {
          take(target.value);
          if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read(target.value);
        }}
        onBlur={() => read(given)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isLink(given)) return;
          event.preventDefault();
          read(given);
        }}
      />
      <div role="status">
        {page.isPending && !isSlow ? <p className="hush">{t('submit.readingThePage')}</p> : null}
        {page.isPending && isSlow ? <p className="note">{t('submit.thePageHasNotBeen')}</p> : null}
      </div>
      {page.variables === url ? <Fault error={page.error} /> : null}
      {page.error ? null : <FrozenWebNote />}
    </div>
  );
}

/** Whether reading the page takes longer than an editor is expected to wait. */
function useSlow(isPending: boolean, onSlow: () => void): boolean {
  const [isSlow, setSlow] = useState(false);
  const slow = useEffectEvent(() => {
    setSlow(true);
    onSlow();
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(slow, SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
