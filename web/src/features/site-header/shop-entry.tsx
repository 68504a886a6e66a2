import { useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from '#styled-system/jsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { PanelName } from '../../content/navigation.ts';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { NavigationLink } from './navigation-link.tsx';
import { prepareShopPanel, type ShopEntryState, ShopPanel } from './use-shop-panels.ts';

const Entry = styled('div', {
  base: {
    display: 'flex',
    '& > a': { minHeight: '3rem' },
    '&:is(:hover, :has([aria-expanded=true])) > a': { backgroundSize: '100% 1px' },
  },
});

const PanelButton = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '6',
    // Half of it extends into the gap before the next entry, so that the row fits on the narrowest screen.
    marginRight: '-.75rem',
    cursor: 'pointer',
    '& svg': { width: '.75rem', height: '.75rem', transition: 'rotate {durations.calm} {easings.out}' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
    // Before hydration, and without JavaScript, a click would have no effect.
    _disabled: { visibility: 'hidden' },
  },
});

interface ShopEntryProps {
  label: string;
  href: string;
  panel: PanelName;
  state: ShopEntryState;
}

/** An entry with a panel: the link to its page, and the button that opens the panel. */
export const ShopEntry = ({ label, href, panel, state }: ShopEntryProps) => {
  const id = useId();
  const hydrated = useHydrated();
  const { open, onPress, onClose, onPointerEnter, onPointerLeave } = state;
  return (
    <>
      <Entry
        onFocus={prepareShopPanel}
        onPointerEnter={(event) => {
          prepareShopPanel();
          onPointerEnter(event);
        }}
        onPointerLeave={onPointerLeave}
      >
        <NavigationLink label={label} href={href} onClick={onClose} />
        <PanelButton
          type="button"
          aria-label={`${label}: show links`}
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          disabled={!hydrated}
          onClick={onPress}
        >
          <Icon name="down" />
        </PanelButton>
      </Entry>
      {open ? (
        <ErrorBoundary fallback={null}>
          <ShopPanel id={id} name={panel} />
        </ErrorBoundary>
      ) : null}
    </>
  );
};
