import type { PanelName } from '@jeweler/core/business';
import { type KeyboardEvent, type MouseEvent, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/actions/text-link.tsx';
import { lazyPart } from '../../components/lazy/lazy-part.tsx';
import { useHydrated } from '../../components/lazy/use-hydrated.ts';
import type { ShopEntryState } from './use-shop-panels.ts';

const ShopPanel = lazyPart(async () => (await import('./shop-panel.tsx')).ShopPanel);

interface ShopEntryProps {
  label: string;
  href: string;
  panel: PanelName;
  state: ShopEntryState;
}

/**
 * An entry with a panel below. Until the page is alive, and in a new tab, it is the plain link to
 * its category; then it is the button that opens the panel, which has that link among the others.
 */
export const ShopEntry = ({ label, href, panel, state }: ShopEntryProps) => {
  const id = useId();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { open, onPress, onPointerEnter, onPointerLeave } = state;

  const press = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };

  return (
    <>
      <TextLink
        to={href}
        look="navigation"
        size="target"
        {...(hydrated ? { role: 'button', 'aria-expanded': open } : {})}
        {...(open ? { 'aria-controls': id } : {})}
        {...(pathname === href ? { 'aria-current': 'page' } : {})}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key === ' ') press(event);
        }}
        onFocus={ShopPanel.preload}
        onPointerEnter={(event) => {
          void ShopPanel.preload();
          onPointerEnter(event);
        }}
        onPointerLeave={onPointerLeave}
      >
        {label}
      </TextLink>
      <Suspense fallback={null}>{open ? <ShopPanel id={id} name={panel} /> : null}</Suspense>
    </>
  );
};
