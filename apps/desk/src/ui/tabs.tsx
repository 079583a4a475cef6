import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  title: string;
  /** Shown next to the title. */
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

/** Arrow keys move the focus and open the tab; only the open one is mounted. */
export const Tabs = ({ label, tabs, open, onOpen, children }: TabsProps) => (
  <Root value={open} onValueChange={onOpen}>
    <List className="tab-list" aria-label={label}>
      {tabs.map(({ id, title, count }) => (
        <Trigger key={id} value={id} className={`tab-${id}`}>
          {title} <span className="tab-count">{count}</span>
        </Trigger>
      ))}
    </List>
    <Content className="tab-panel" value={open} key={open}>
      {children}
    </Content>
  </Root>
);
