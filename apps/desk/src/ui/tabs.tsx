import { useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  title: string;
  /** Shown beside the title. */
  count: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  open: string;
  onOpen: (id: string) => void;
  /** Content of the open tab. */
  children: ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs after the ARIA pattern: arrow keys move the focus and open the tab; only the open one is mounted. */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex(({ id }) => id === open),
      tabs.length - 1,
    );
    onOpen(tabs[at]?.id ?? open);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, title, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open}
            aria-controls="tab-panel"
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title} <span className="tab-count">{count}</span>
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open}`} key={open}>
        {children}
      </div>
    </>
  );
}
