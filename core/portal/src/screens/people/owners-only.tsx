import type { ReactNode } from 'react';
import { useMay } from '../../shared/session/use-session.ts';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { LoadingPanel } from '../../shared/ui/panel.tsx';

/** A screen for those who manage the accounts; others are told that an owner can. */
export const OwnersOnly = ({ title, children }: { title: string; children: ReactNode }) => {
  const mayManage = useMay('manage-people');
  if (mayManage) return children;
  if (mayManage === false) return <OwnersPanel title={title} />;
  return <LoadingPanel height="24rem">{`Loading: ${title}`}</LoadingPanel>;
};
